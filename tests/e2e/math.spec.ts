import type { Page } from '@playwright/test'
import { holdFiles } from './fixtures/hold.ts'
import { layoutShift } from './fixtures/layout-shift.ts'
import { lightnessOf } from './fixtures/picture.ts'
import { openResults } from './fixtures/seeded-quiz.ts'
import { openAll } from './fixtures/quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** A repeating decimal is another number without its bar. */
const path = '/question/quantitative/6'

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

async function openBars(page: Page): Promise<void> {
  await page.goto(path)
  await page.getByText('Show the answer and explanation').click()
}

/** For each row of a picture, how much of it stands out from the ground. */
async function darkRows(page: Page, png: string): Promise<number[]> {
  const lightness = await lightnessOf(page, png)
  const all = lightness.flat().toSorted((a, b) => a - b)
  const ground = all.at(Math.floor(all.length / 2)) ?? 0
  return lightness.map((row) => row.filter((value) => Math.abs(value - ground) > 60).length / row.length)
}

/** The formulas of a page that run over several lines and have a mark after them, and those that lose it. */
const markedFormulas = (page: Page): Promise<{ broken: number; lost: string[] }> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll('math:not([display=block])')].flatMap((math) => {
      const own = math.querySelector(':scope > mrow:last-child > mtext:last-child')
      const mark = own ?? math.parentElement?.closest('.together')?.lastChild
      const end = own ? own.previousElementSibling : math.lastElementChild
      if (!math.checkVisibility() || !mark || !end) return []
      const range = document.createRange()
      range.selectNodeContents(mark)
      const [first, last, at] = [math.firstElementChild ?? end, end, range]
      return [{ math, boxes: [first, last, at].map((part) => part.getBoundingClientRect()) }]
    })
    const broken = marked.filter(({ boxes: [first, last] }) => first && last && last.top > first.bottom)
    const lost = marked.filter(({ boxes: [, last, at] }) => {
      if (!last || !at) return true
      const middle = (at.top + at.bottom) / 2
      return middle < last.top - 4 || middle > last.bottom + 4 || at.left < last.right - 2 || at.right > 320
    })
    return { broken: broken.length, lost: lost.map(({ math }) => math.textContent) }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

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
    test(`the bar can be seen in the ${colorScheme} theme`, async ({ page }) => {
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

  test('formulas use a font that is part of the page and needs no request', async ({ page }) => {
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
})

test('a guide is shown after one second although the font for formulas is late', async ({ page }) => {
  const release = await holdFiles(page, font)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  release()
})

test('a font that arrives when formulas are in sight is not used, so that nothing moves', async ({
  page,
}) => {
  const { width } = page.viewportSize() ?? { width: 375 }
  await page.setViewportSize({ width, height: 4000 })
  const release = await holdFiles(page, font)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  release()
  await fontHasCome(page)
  expect(await layoutShift(page)).toBe(0)
  expect(await familiesOfFormula(page)).not.toContain('Latin Modern Math')
})

test('a font that arrives before any formula is reached is used', async ({ page }) => {
  const release = await holdFiles(page, font)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  await expect(page.locator('math').first()).not.toBeInViewport()
  release()
  await expect.poll(() => familiesOfFormula(page)).toContain('Latin Modern Math')
  expect(await layoutShift(page)).toBe(0)
})

test('the punctuation after a formula stays at its end, even if the formula wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openResults(page, { questionIds: ['q13', 'q125', 'q132', 'q140', 'q145', 'q165', 'q242'] })
  await openAll(page)
  await page.evaluate(() => document.fonts.ready)
  const { broken, lost } = await markedFormulas(page)
  expect(broken, 'formulas on several lines').toBeGreaterThan(0)
  expect(lost).toEqual([])
})
