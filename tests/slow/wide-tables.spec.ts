import type { Locator, Page } from '@playwright/test'
import { idsWith } from '../e2e/bank.ts'
import { lightnessOf } from '../e2e/picture.ts'
import { expect, openAll, reviewSet, test } from '../e2e/promise.ts'

test.use({ viewport: { width: 375, height: 740 } })

const isWide = (frame: Locator): Promise<boolean> =>
  frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)

/** How far a frame stands out from its ground just inside its edges, at the left and at the right. */
async function shades(page: Page, frame: Locator): Promise<readonly [number, number]> {
  const rows = await lightnessOf(page, (await frame.screenshot()).toString('base64'))
  const standsOut = (at: number, ground: number): number => {
    const differences = rows.map((row) => Math.abs((row.at(at) ?? 0) - (row.at(ground) ?? 0)))
    return differences.toSorted((a, b) => a - b).at(Math.floor(rows.length / 2)) ?? 0
  }
  return [standsOut(3, 60), standsOut(-4, -61)]
}

/** As many questions as a set holds. */
const setLength = 50

test('a table on a phone fits, or is shaded at the side that has more', async ({ page }) => {
  test.slow()
  const ids = await idsWith(page, '"tag":"table"')
  let [tables, wide] = [0, 0]
  for (let from = 0; from < ids.length; from += setLength) {
    const set = ids.slice(from, from + setLength)
    // A new page, and not another part of the same.
    await page.goto('/help')
    await reviewSet(page, set)
    await openAll(page)
    const frames = await page.getByRole('group', { name: 'Table' }).all()
    expect(frames.length).toBeGreaterThanOrEqual(set.length)
    tables += frames.length
    for (const frame of frames) {
      if (!(await isWide(frame))) continue
      wide += 1
      await expectShades(page, frame)
    }
  }
  expect(wide, 'some do not fit').toBeGreaterThan(0)
  expect(wide, 'most tables fit').toBeLessThan(tables / 2)
})

/** A wide table is shaded at its right, and once it has been moved to its end, at its left. */
async function expectShades(page: Page, frame: Locator): Promise<void> {
  await expect(frame).toHaveAttribute('tabindex', '0')
  const [left, right] = await shades(page, frame)
  expect(left).toBeLessThan(5)
  expect(right).toBeGreaterThan(40)
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  const [before, after] = await shades(page, frame)
  expect(before).toBeGreaterThan(40)
  expect(after).toBeLessThan(5)
}

test('the table that a question needs is seen whole on a phone', async ({ page }) => {
  for (const number of [12, 13]) {
    await page.goto(`/question/quantitative/${number}`)
    const frame = page.getByRole('group', { name: 'Table' })
    expect(await isWide(frame)).toBe(false)
    expect(
      await frame
        .locator('tr')
        .first()
        .evaluate((row) => row.clientHeight),
    ).toBeLessThan(140)
  }
})
