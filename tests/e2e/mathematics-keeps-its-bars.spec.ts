import { expect, test } from './promise.ts'
import type { Page } from '@playwright/test'
import { lightnessOf } from './picture.ts'

/** A repeating decimal is another number without its bar. */
const path = '/question/quantitative/6'

test.use({ javaScriptEnabled: false })

async function openBars(page: Page): Promise<void> {
  await page.goto(path)
  await page.getByText('Show the answer and explanation').click()
}

test('a repeating decimal has a bar over its digits', async ({ page }) => {
  await openBars(page)
  const bars = page.locator('.tml-overline:visible')
  expect(await bars.count()).toBeGreaterThan(0)
  for (const bar of await bars.all()) {
    await expect(bar).toHaveText(/^\d+$/)
    const { width, style, digits } = await bar.evaluate((element) => ({
      width: parseFloat(getComputedStyle(element).borderTopWidth),
      style: getComputedStyle(element).borderTopStyle,
      digits: element.getBoundingClientRect().width,
    }))
    expect(width).toBeGreaterThan(0)
    expect(style).toBe('solid')
    expect(digits).toBeGreaterThan(4)
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the bar is drawn in ink on ${colorScheme} paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openBars(page)
    const bar = page.locator('.tml-overline:visible').first()
    await bar.scrollIntoViewIfNeeded()
    const png = (await bar.screenshot()).toString('base64')
    const rows = await darkRows(page, png)
    const from = rows.findIndex((share) => share > 0.8)
    expect(
      from,
      `shares of ink by row: ${rows.map((share) => share.toFixed(2)).join(' ')}`,
    ).toBeGreaterThanOrEqual(0)
    expect(from).toBeLessThan(rows.length / 4)
    expect(rows.slice(from + 1).some((share) => share < 0.05)).toBe(true)
    expect(rows.at(Math.floor(rows.length * 0.6))).toBeGreaterThan(0.05)
  })

/** For each row of a picture, how much of it stands out from the ground. */
async function darkRows(page: Page, png: string): Promise<number[]> {
  const lightness = await lightnessOf(page, png)
  const all = lightness.flat().toSorted((a, b) => a - b)
  const ground = all.at(Math.floor(all.length / 2)) ?? 0
  return lightness.map((row) => row.filter((value) => Math.abs(value - ground) > 60).length / row.length)
}

test('mathematics is drawn in a font that its page brings along', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await openBars(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('16px "First Math"', '𝑥√(≤'))).toBe(true)
  expect(fonts.filter((address) => address.includes('math') && !address.startsWith('data:'))).toEqual([])
  const families = await page
    .locator('math')
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(families).toMatch(/^"First Math", "Latin Modern Math"/)
})
