import type { Browser, BrowserContext } from '@playwright/test'
import { openPage } from './browser.ts'
import { measureInRounds, median } from './samples.ts'
import { seed, untilReady } from './seed.ts'
import type { ReportSection } from './report.ts'

const histories = [
  { results: 10, answered: 0 },
  { results: 1000, answered: 0 },
  { results: 10_000, answered: 0 },
  { results: 1000, answered: 1000 },
] as const
const loads = 5

/** Measures the time from navigation until the results on the progress page are painted, with a long history. */
export async function measureProgress(browser: Browser, site: string): Promise<ReportSection> {
  const contexts: BrowserContext[] = []
  for (const { results, answered } of histories) {
    const context = await browser.newContext()
    await seed(context, site, results, answered)
    contexts.push(context)
  }
  const found = await measureInRounds(loads, contexts, (context) => visit(context, site))
  const times = found.map(median)
  for (const context of contexts) await context.close()
  const [smallest = 0] = times
  return {
    title: 'Progress page, results drawn, processor 4 × slower (median of 5)',
    baselineName: `with ${histories[0].results}`,
    rows: histories.map(({ results, answered }, at) => ({
      name: `${results} results${answered === 0 ? '' : ` and their ${answered * 25} answers`}`,
      ours: times[at] ?? Number.NaN,
      baseline: smallest,
    })),
  }
}

async function visit(context: BrowserContext, site: string): Promise<number> {
  const page = await openPage(context, { slowdown: 4, slowNetwork: false })
  await page.addInitScript(watchFigures)
  await page.goto(`${site}/progress`)
  await untilReady(page)
  const painted = await page.waitForFunction(() => document.documentElement.dataset['drawn'])
  const moment = Number(await painted.jsonValue())
  await page.close()
  return moment
}

/** Runs in the page before any other script: records when the results have been painted. */
function watchFigures(): void {
  const look = (): void => {
    if (document.querySelector('[data-ready="true"]') === null) {
      requestAnimationFrame(look)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      document.documentElement.dataset['drawn'] = String(performance.now())
    }
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
