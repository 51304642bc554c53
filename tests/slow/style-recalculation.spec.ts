import type { CDPSession, Page } from '@playwright/test'
import { hydrated } from '../e2e/fixtures/hydration.ts'
import { startQuiz } from '../e2e/fixtures/quiz.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

const places = {
  'the quiz of a section': async (page: Page) => {
    await startQuiz(page, 'verbal')
  },
  'a practice set': async (page: Page) => {
    await page.goto('/practice#quiz&set=v1.v2.v3.v4')
    await hydrated(page)
  },
}

// A single broad selector (`:has()`, `* + *`) makes the browser recalculate the style of a whole quiz at every click.
for (const [name, open] of Object.entries(places)) {
  test(`a click in ${name} recalculates the style of only those elements that it changes`, async ({
    page,
  }) => {
    await open(page)
    await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible()
    const trace = await page.context().browser()?.newBrowserCDPSession()
    if (!trace) throw new Error('There is no browser to trace')
    const button = page.locator('button[data-next-button]')
    const [checks, nexts]: [number[], number[]] = [[], []]
    for (const number of [1, 2, 3]) {
      await page.getByRole('radio').nth(1).check({ force: true })
      checks.push(await recalculatedElements(page, trace, () => button.click()))
      await expect(page.getByText('Explanation', { exact: true })).toBeVisible()
      await twoFramesPainted(page)
      nexts.push(await recalculatedElements(page, trace, () => button.click()))
      await expect(page.getByRole('heading', { name: `Question ${number + 1} of` })).toBeFocused()
    }
    // When the text font arrives, all text is recalculated. That happens once, so the least of three counts.
    const all = await page.locator('main *').count()
    const inChoices = await page.locator('[data-choices] *').count()
    expect(Math.min(...checks), `Check Answer, of ${all} elements`).toBeLessThan(all / 2)
    expect(Math.min(...nexts), `Next, of which ${inChoices} are in the choices`).toBeLessThan(inChoices + 15)
  })
}

/** The number of elements in the largest style recalculation during an action. */
async function recalculatedElements(
  page: Page,
  trace: CDPSession,
  act: () => Promise<void>,
): Promise<number> {
  const counts: number[] = []
  const collect = ({ value }: { value: readonly Record<string, unknown>[] }): void => {
    for (const { name, args } of value) {
      if (name !== 'UpdateLayoutTree' || typeof args !== 'object' || args === null) continue
      if ('elementCount' in args && typeof args.elementCount === 'number') counts.push(args.elementCount)
    }
  }
  trace.on('Tracing.dataCollected', collect)
  await trace.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await twoFramesPainted(page)
  const ended = new Promise<void>((done) => trace.once('Tracing.tracingComplete', () => done()))
  await trace.send('Tracing.end')
  await ended
  trace.off('Tracing.dataCollected', collect)
  if (counts.length === 0) throw new Error('The trace has no style recalculation')
  return Math.max(...counts)
}

async function twoFramesPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}
