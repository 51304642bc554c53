import { expect, test } from './promise.ts'
import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { shiftOf } from './shift.ts'

const guide = '/gre-geometry-practice'

/** Kept waiting, it comes later than the page waits for it. */
const font = '**/latin-modern-math*.woff2'

/** What the first formula is to be drawn in, first choice first. */
function familiesOfFormula(page: Page): Promise<string> {
  return page
    .locator('math')
    .first()
    .evaluate((formula) => getComputedStyle(formula).fontFamily)
}

function fontHasCome(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Modern') && status === 'loaded'),
  )
}

test('a guide is shown after a second, whether the font of its formulas has come or not', async ({
  page,
}) => {
  const call = await hold(page, font)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  call()
})

test('a font that comes when formulas are in sight is not taken up, so that nothing moves', async ({
  page,
}) => {
  const { width } = page.viewportSize() ?? { width: 375 }
  await page.setViewportSize({ width, height: 4000 })
  const call = await hold(page, font)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  call()
  await fontHasCome(page)
  expect(await shiftOf(page)).toBe(0)
  expect(await familiesOfFormula(page)).not.toContain('Latin Modern Math')
})

test('a font that comes before any formula is reached is taken up', async ({ page }) => {
  const call = await hold(page, font)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  await expect(page.locator('math').first()).not.toBeInViewport()
  call()
  await expect.poll(() => familiesOfFormula(page)).toContain('Latin Modern Math')
  expect(await shiftOf(page)).toBe(0)
})
