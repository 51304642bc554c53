import type { Browser, BrowserContext } from '@playwright/test'
import { openPage } from './browser.ts'
import { timeClick } from './time-click.ts'
import { bareQuizPath } from './baselines.ts'
import { measureInRounds, quantile } from './samples.ts'
import { seed } from './seed.ts'
import { atMost, type ReportSection, type ReportRow } from './report.ts'

const runs = 2
const questions = 25
const storedResults = 1000
/** The longest time from a click to its paint, in milliseconds, by processor slowdown. */
const maxClickTime = { 1: 20, 4: 50 } as const

/** The clicks of a quiz. The last, Complete Quiz, happens once and draws another screen, so it has no limit. */
const actions = ['choose', 'check', 'next', 'finish'] as const

type Action = (typeof actions)[number]

/** The times from click to paint during a quiz, in milliseconds. */
type Clicks = Readonly<Record<Action, number[]>>

/** Measures the time from click to paint in a quiz with a long stored history, compared with the bare quiz. */
export async function measureClicks(
  browser: Browser,
  site: string,
  baselines: string,
): Promise<ReportSection> {
  const rows: ReportRow[] = []
  const [history, empty] = [await browser.newContext(), await browser.newContext()]
  await seed(history, site, storedResults)
  for (const slowdown of [1, 4] as const) {
    const subjects = [
      { context: history, address: `${site}/verbal#quiz` },
      { context: empty, address: baselines + bareQuizPath },
    ]
    const found = await measureInRounds(runs, subjects, ({ context, address }) =>
      runQuiz(context, address, slowdown),
    )
    const [ours, bare] = found.map(
      (clicksOfRuns) => (action: Action) =>
        quantile(
          clicksOfRuns.flatMap((clicks) => clicks[action]),
          0.95,
        ),
    )
    if (!ours || !bare) continue
    for (const action of actions) {
      const [here, baseline] = [ours(action), bare(action)]
      const limit = action === 'finish' ? {} : { target: atMost(maxClickTime[slowdown], here, ' ms') }
      rows.push({ name: `${slowdown} ×: ${action}`, ours: here, baseline, ...limit })
    }
  }
  await Promise.all([history.close(), empty.close()])
  return {
    title: `Click to paint, with ${storedResults} stored results (p95 of ${runs * questions}; finish: the worst)`,
    baselineName: 'bare quiz',
    rows,
  }
}

/** Answers all questions of the quiz at an address. */
async function runQuiz(context: BrowserContext, address: string, slowdown: number): Promise<Clicks> {
  const page = await openPage(context, { slowdown, slowNetwork: false })
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
  await page.waitForTimeout(1000)
  const clicks: Clicks = { choose: [], check: [], next: [], finish: [] }
  for (let number = 1; number <= questions; number += 1) {
    const isLast = number === questions
    clicks.choose.push(
      await timeClick(page, `label:has(input[type="radio"]) >> nth=${number % 5}`, 'Check Answer'),
    )
    clicks.check.push(await timeClick(page, text('Check Answer'), isLast ? 'Complete Quiz' : 'Next'))
    if (isLast) clicks.finish.push(await timeClick(page, text('Complete Quiz'), 'Quiz Results'))
    else clicks.next.push(await timeClick(page, text('Next'), `Question ${number + 1} of ${questions}`))
  }
  await page.close()
  return clicks
}

function text(label: string): string {
  return `button:text-is("${label}")`
}
