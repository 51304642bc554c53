import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openPage } from './browser.ts'
import { bareQuizPath } from './floors.ts'
import { inTurn, quantile } from './samples.ts'
import { seed } from './seed.ts'
import { atMost, type Part, type Row } from './table.ts'

const sittings = 2
const questions = 25
const storedResults = 1000
/** How long a click may take to its paint, in milliseconds, by how many times slower the processor is. */
const longest = { 1: 20, 4: 50 } as const

/** The clicks of a quiz. The last one, Complete Quiz, comes once and draws another screen: it is shown without a bound. */
const actions = ['choose', 'check', 'next', 'finish'] as const

type Action = (typeof actions)[number]

/** How long each click of a quiz took to its paint, in milliseconds. */
type Clicks = Readonly<Record<Action, number[]>>

/** How soon every click of a quiz is painted, with a long history stored, against the bare quiz. */
export async function measureClicks(browser: Browser, site: string, floors: string): Promise<Part> {
  const rows: Row[] = []
  const [history, empty] = [await browser.newContext(), await browser.newContext()]
  await seed(history, site, storedResults)
  for (const slowdown of [1, 4] as const) {
    const subjects = [
      { context: history, address: `${site}/verbal#quiz` },
      { context: empty, address: floors + bareQuizPath },
    ]
    const found = await inTurn(sittings, subjects, ({ context, address }) =>
      sitQuiz(context, address, slowdown),
    )
    const [ours, bare] = found.map(
      (sat) => (action: Action) =>
        quantile(
          sat.flatMap((clicks) => clicks[action]),
          0.95,
        ),
    )
    if (!ours || !bare) continue
    for (const action of actions) {
      const [here, floor] = [ours(action), bare(action)]
      const bound = action === 'finish' ? {} : { aim: atMost(longest[slowdown], here, ' ms') }
      rows.push({ name: `${slowdown} ×: ${action}`, ours: here, floor, ...bound })
    }
  }
  await Promise.all([history.close(), empty.close()])
  return {
    title: `Click to paint, with ${storedResults} stored results (p95 of ${sittings * questions}; finish: the worst)`,
    floorName: 'bare quiz',
    rows,
  }
}

/** Sits one whole quiz, from an address where it runs. */
async function sitQuiz(context: BrowserContext, address: string, slowdown: number): Promise<Clicks> {
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

/** How long a hand rests before it presses, and how long it presses, in milliseconds. */
const handRests = 60

/**
 * Clicks as a hand does, and says how many milliseconds went by from letting go until the expected button or heading
 * had been painted. A driver that moves, presses and lets go in one moment has the click wait for all that moving and
 * pressing bring about, its own look at the target among it.
 */
async function timeClick(page: Page, target: string, expected: string): Promise<number> {
  await page.locator(target).hover()
  await page.waitForTimeout(handRests)
  await page.mouse.down()
  await page.waitForTimeout(handRests)
  const painting = page.evaluate(untilPainted, expected)
  await page.evaluate(() => undefined)
  const [painted] = await Promise.all([painting, page.mouse.up()])
  return painted
}

/** Runs in the page: waits for a click, then for the frame that shows what it brought about. */
function untilPainted(expected: string): Promise<number> {
  return new Promise((resolve) => {
    const isThere = (): boolean => {
      const candidates = [...document.querySelectorAll<HTMLElement>('h1, h2, button:enabled')]
      return candidates.some(({ textContent }) => textContent.startsWith(expected))
    }
    const start = (event: Event): void => {
      const look = (): void => {
        if (!isThere()) {
          requestAnimationFrame(look)
          return
        }
        // The first thing after the paint; what was put off until then does not count as part of it.
        const painted = (): void => resolve(performance.now() - event.timeStamp)
        void scheduler.postTask(painted, { priority: 'user-blocking' })
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', start, { capture: true, once: true })
  })
}
