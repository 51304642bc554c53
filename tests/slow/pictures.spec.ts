import { drawnOn, reviewOf } from '../e2e/drawn.ts'
import { questionsWith } from '../e2e/fixtures/bank.ts'
import { laidOut } from '../e2e/fixtures/hydration.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

const guides = [
  '/data-analysis-practice',
  '/gre-geometry-practice',
  '/gre-math-practice',
  '/gre-vs-gmat',
  '/score-310-to-320',
  '/test-day-tips',
]

test('the words of every picture of the bank can be read, and none is cut off @phone', async ({ page }) => {
  const ids = questionsWith('"tag":"svg"').map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(80)
  await page.goto('about:blank')
  for (let start = 0; start < ids.length; start += 40) {
    const set = ids.slice(start, start + 40)
    await reviewOf(page, set)
    const pictures = await drawnOn(page)
    expect(pictures.length).toBeGreaterThanOrEqual(set.length)
    for (const { name, words, outside, beyond } of pictures) {
      expect(words, name).toBeGreaterThan(10.5)
      expect([...outside, beyond], name).toEqual([0])
    }
    await page.goto('about:blank')
  }
})

test('the words of every picture of a guide can be read, and none is cut off @phone', async ({ page }) => {
  for (const guide of guides) {
    await page.goto(guide)
    await laidOut(page)
    const pictures = await drawnOn(page)
    expect(pictures.length, guide).toBeGreaterThan(0)
    for (const { name, words, outside, beyond } of pictures) {
      expect(words, `${guide}: ${name}`).toBeGreaterThan(10.5)
      expect([...outside, beyond], `${guide}: ${name}`).toEqual([0])
    }
  }
})
