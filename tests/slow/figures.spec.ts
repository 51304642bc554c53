import type { Page } from '@playwright/test'
import { questionsWith } from '../e2e/fixtures/bank.ts'
import { figuresOn } from '../e2e/fixtures/figures.ts'
import { readToItsEnd } from '../e2e/fixtures/hydration.ts'
import { openAll } from '../e2e/fixtures/quiz.ts'
import { openResults } from '../e2e/fixtures/seeded-quiz.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

const guides = [
  '/data-analysis-practice',
  '/gre-geometry-practice',
  '/gre-math-practice',
  '/gre-vs-gmat',
  '/score-310-to-320',
  '/test-day-tips',
]

/** As many questions as are opened on one page. */
const setLength = 40

test('the text of every figure in the question bank is large enough to read, and none is cut off @phone', async ({
  page,
}) => {
  const questionIds = questionsWith('"tag":"svg"').map(({ id }) => id)
  expect(questionIds.length).toBeGreaterThan(80)
  for (let start = 0; start < questionIds.length; start += setLength) {
    const set = questionIds.slice(start, start + setLength)
    // Without a page in between, another set would only be another fragment of the same page.
    await page.goto('about:blank')
    await openResults(page, { questionIds: set })
    await openAll(page)
    await expectReadableFigures(page, set.length, `from ${set[0]}`)
  }
})

test('the text of every figure in a guide is large enough to read, and none is cut off @phone', async ({
  page,
}) => {
  for (const guide of guides) {
    await page.goto(guide)
    await readToItsEnd(page)
    await expectReadableFigures(page, 1, guide)
  }
})

async function expectReadableFigures(page: Page, atLeast: number, where: string): Promise<void> {
  const figures = await figuresOn(page)
  expect(figures.length, where).toBeGreaterThanOrEqual(atLeast)
  for (const { name, fontSize, textsOutside, overflow } of figures) {
    expect(fontSize, `${where}: ${name}`).toBeGreaterThan(10.5)
    expect({ textsOutside, overflow }, `${where}: ${name}`).toEqual({ textsOutside: [], overflow: 0 })
  }
}
