import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openPage } from './browser.ts'
import { measureInRounds, median, quantile } from './samples.ts'
import { atMost, type ReportRow, type ReportSection } from './report.ts'
import { timeClick } from './time-click.ts'

const part = '/tests/form-1#quiz&set=verbal-1&pace=1'
const questions = 12
const runs = 3
/** The longest time from a click to its paint, in milliseconds, by processor slowdown. */
const maxClickTime = { 1: 20, 4: 50 } as const
const finishedTests = 5
const maxReportTime = 1000

/** The times from click to paint during a section, in milliseconds. */
type Clicks = Readonly<Record<'choose' | 'next', number[]>>

/** Measures the clicks of a full test, and how soon its report is drawn when five tests are finished. */
export async function measureFullTest(browser: Browser, site: string): Promise<ReportSection> {
  const rows: ReportRow[] = []
  for (const slowdown of [1, 4] as const) {
    const [found = []] = await measureInRounds(runs, [slowdown], () => inNewContext(browser, site, slowdown))
    for (const action of ['choose', 'next'] as const) {
      const ours = quantile(
        found.flatMap((clicks) => clicks[action]),
        0.95,
      )
      rows.push({
        name: `${slowdown} ×: ${action}`,
        ours,
        target: atMost(maxClickTime[slowdown], ours, ' ms'),
      })
    }
  }
  const ours = await measureReport(browser, site)
  const target = atMost(maxReportTime, ours, ' ms')
  rows.push({ name: `4 ×: a report, ${finishedTests} tests finished`, ours, target })
  return { title: `Full test (clicks: p95 of ${runs * questions})`, baselineName: '', rows }
}

async function inNewContext(browser: Browser, site: string, slowdown: number): Promise<Clicks> {
  const context = await browser.newContext()
  const page = await openPage(context, { slowdown, slowNetwork: false })
  await begin(page, site)
  const clicks: Clicks = { choose: [], next: [] }
  for (let number = 1; number < questions; number += 1) {
    await page.locator('[data-choices] label').first().waitFor()
    clicks.choose.push(await timeClick(page, '[data-choices] label >> nth=0', 'Next'))
    clicks.next.push(
      await timeClick(page, 'button:text-is("Next")', `Question ${number + 1} of ${questions}`),
    )
  }
  await context.close()
  return clicks
}

/** Opens the first verbal section and passes its directions. */
async function begin(page: Page, site: string): Promise<void> {
  await page.goto(site + part.replace('#quiz&', '#'))
  for (const heading of ['Before you begin', 'Section 1']) {
    await page.getByText(heading).first().waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.getByRole('heading', { name: `Question 1 of ${questions}` }).waitFor()
}

/** Finishes the section several times, then opens the newest report and waits until its last question is drawn. */
async function measureReport(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext()
  for (let count = 0; count < finishedTests; count += 1) await finishOnce(context, site)
  const page = await openPage(context, { slowdown: 1, slowNetwork: false })
  await page.goto(`${site}/tests/report`)
  const report = await page.locator('a[href*="report#t="]').first().getAttribute('href')
  await page.close()
  const [times = []] = await measureInRounds(5, [report ?? ''], (address) =>
    openReport(context, site + address),
  )
  await context.close()
  return median(times)
}

async function finishOnce(context: BrowserContext, site: string): Promise<void> {
  const page = await openPage(context, { slowdown: 1, slowNetwork: false })
  await begin(page, site)
  await page.getByRole('button', { name: 'Exit section' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exit section' }).click()
  await page.getByRole('button', { name: 'Show the report now' }).click()
  await page.getByRole('heading', { name: 'Every question' }).waitFor()
  await page.close()
}

async function openReport(context: BrowserContext, address: string): Promise<number> {
  const page = await openPage(context, { slowdown: 4, slowNetwork: false })
  await page.goto(address)
  await page.locator('[data-reviewed]').last().waitFor({ state: 'attached' })
  const drawn = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  )
  await page.close()
  return drawn
}
