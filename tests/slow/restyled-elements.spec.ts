import type { CDPSession, Page } from '@playwright/test'
import { awake, expect, startQuiz, test } from '../e2e/promise.ts'

const ways = {
  'the quiz of a section': async (page: Page) => {
    await startQuiz(page, 'verbal')
  },
  'a practice set': async (page: Page) => {
    await page.goto('/practice#quiz&set=v1.v2.v3.v4')
    await awake(page)
  },
}

// One selector that looks too far (`:has()`, `* + *`) has the browser style all of a quiz again at every click.
for (const [name, open] of Object.entries(ways)) {
  test(`a click in ${name} has only those elements styled again that it changes`, async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible()
    const trace = await page.context().browser()?.newBrowserCDPSession()
    if (!trace) throw new Error('There is no browser to trace')
    const proceed = page.locator('button[data-next-button]')
    const [checks, nexts]: [number[], number[]] = [[], []]
    for (const number of [1, 2, 3]) {
      await page.getByRole('radio').nth(1).check({ force: true })
      checks.push(await restyled(page, trace, () => proceed.click()))
      await expect(page.getByText('Explanation', { exact: true })).toBeVisible()
      await twoFrames(page)
      nexts.push(await restyled(page, trace, () => proceed.click()))
      await expect(page.getByRole('heading', { name: `Question ${number + 1} of` })).toBeFocused()
    }
    // The text font may come meanwhile, and has all of its text styled again: once, and not at each of three.
    const [whole, drawn] = [
      await page.locator('main *').count(),
      await page.locator('[data-choices] *').count(),
    ]
    expect(Math.min(...checks), `of ${whole} elements at a check`).toBeLessThan(whole / 2)
    expect(Math.min(...nexts), `where ${drawn} and a few more are new`).toBeLessThan(drawn + 15)
  })
}

/** The most elements that the browser has styled at one time while something is done. */
async function restyled(page: Page, trace: CDPSession, act: () => Promise<void>): Promise<number> {
  const counts: number[] = []
  const gather = ({ value }: { value: readonly Record<string, unknown>[] }): void => {
    for (const { name, args } of value) {
      if (name !== 'UpdateLayoutTree' || typeof args !== 'object' || args === null) continue
      if ('elementCount' in args && typeof args.elementCount === 'number') counts.push(args.elementCount)
    }
  }
  trace.on('Tracing.dataCollected', gather)
  await trace.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await twoFrames(page)
  const ended = new Promise<void>((done) => trace.once('Tracing.tracingComplete', () => done()))
  await trace.send('Tracing.end')
  await ended
  trace.off('Tracing.dataCollected', gather)
  if (counts.length === 0) throw new Error('The browser did not say what it styled')
  return Math.max(...counts)
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}
