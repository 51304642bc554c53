import type { Locator, Page } from '@playwright/test'
import { questionsWith } from '../e2e/fixtures/bank.ts'
import { lightnessOf } from '../e2e/fixtures/picture.ts'
import { openAll } from '../e2e/fixtures/quiz.ts'
import { openResults } from '../e2e/fixtures/seeded-quiz.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

test.use({ viewport: { width: 375, height: 740 } })

/** As many questions as a set holds. */
const setLength = 50

test('on a phone, every table of the question bank fits, or has a shadow at the side where it goes on', async ({
  page,
}) => {
  const questionIds = questionsWith('"tag":"table"').map(({ id }) => id)
  let [tables, wide] = [0, 0]
  for (let start = 0; start < questionIds.length; start += setLength) {
    const set = questionIds.slice(start, start + setLength)
    // Without a page in between, another set would only be another fragment of the same page.
    await page.goto('about:blank')
    await openResults(page, { questionIds: set })
    await openAll(page)
    const frames = await page.getByRole('group', { name: 'Table' }).all()
    expect(frames.length).toBeGreaterThanOrEqual(set.length)
    tables += frames.length
    for (const frame of frames) {
      if (!(await isWide(frame))) continue
      wide += 1
      await expectShadowWhereItGoesOn(page, frame)
    }
  }
  expect(wide, 'some do not fit').toBeGreaterThan(0)
  expect(wide, 'most tables fit').toBeLessThan(tables / 2)
})

function isWide(frame: Locator): Promise<boolean> {
  return frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
}

/** A wide table has a shadow at its right, and once it has been scrolled to its end, at its left. */
async function expectShadowWhereItGoesOn(page: Page, frame: Locator): Promise<void> {
  await expect(frame).toHaveAttribute('tabindex', '0')
  const atStart = await shadowsOf(page, frame)
  expect(atStart.left).toBeLessThan(5)
  expect(atStart.right).toBeGreaterThan(40)
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  const atEnd = await shadowsOf(page, frame)
  expect(atEnd.left).toBeGreaterThan(40)
  expect(atEnd.right).toBeLessThan(5)
}

/** How much the lightness just inside the left and right edges of a frame differs from that further inside. */
async function shadowsOf(page: Page, frame: Locator): Promise<Readonly<{ left: number; right: number }>> {
  const rows = await lightnessOf(page, (await frame.screenshot()).toString('base64'))
  const medianDifference = (edge: number, inside: number): number => {
    const differences = rows.map((row) => Math.abs((row.at(edge) ?? 0) - (row.at(inside) ?? 0)))
    return differences.toSorted((a, b) => a - b).at(Math.floor(rows.length / 2)) ?? 0
  }
  return { left: medianDifference(3, 60), right: medianDifference(-4, -61) }
}
