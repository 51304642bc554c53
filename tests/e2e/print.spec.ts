import type { Page } from '@playwright/test'
import { hydrated } from './fixtures/hydration.ts'
import { openResults } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** Every color in which text is printed, by its least contrast with white paper. */
const paleText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(([part]) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => [...element.childNodes].some(({ nodeName }) => nodeName === '#text'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { color, fill } = getComputedStyle(element)
        return { element, color: element.closest('svg') ? fill : color }
      })
      .filter(({ color }) => 1.05 / (luminance(color) + 0.05) < 7)
      .map(({ element, color }) => `${color}: ${element.outerHTML.slice(0, 80)}`)
  })

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

test('a guide is printed without header, footer and contents, in dark ink on white', async ({ page }) => {
  for (const path of ['/gre-math-practice', '/gre-vocabulary', '/30-day-study-plan']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText('Contents').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const [ink = 255] = await page
      .locator('article p')
      .first()
      .evaluate((text) => [...getComputedStyle(text).color.matchAll(/\d+/g)].map(Number))
    expect(ink, 'dark ink on white paper').toBeLessThan(80)
  }
})

test('buttons and button-like links are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/question/verbal/1', '/progress', '/verbal', '/gre-math-practice']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [data-look]').filter({ visible: true }), path).toHaveCount(0)
  }
})

test('a heading is printed only where three lines fit below it', async ({ page }) => {
  await page.goto('/gre-geometry-practice')
  const roomOf = (): Promise<{ breaks: string; room: number }[]> =>
    page.locator('article').evaluate((article) =>
      [...article.querySelectorAll('h2, h3')].map((heading) => {
        const after = getComputedStyle(heading, '::after')
        const [room, back] = [parseFloat(after.height), parseFloat(after.marginBottom)]
        return { breaks: getComputedStyle(heading).breakInside, room: room + back === 0 ? room : 0 }
      }),
    )
  await page.emulateMedia({ media: 'print' })
  const headings = await roomOf()
  expect(headings.length).toBeGreaterThan(5)
  for (const { breaks, room } of headings) {
    expect(breaks).toBe('avoid')
    expect(room, 'three lines below it').toBeGreaterThan(80)
  }
})

test('guides, words and results are printed light although the dark theme is chosen', async ({ page }) => {
  await page.goto('/help')
  await hydrated(page)
  await chooseDark(page)
  for (const path of ['/gre-math-practice', '/30-day-study-plan', '/gre-vocabulary/a', 'results']) {
    await page.emulateMedia({ media: 'screen' })
    if (path === 'results') await openResults(page, { questionIds: ['q1', 'q12'] })
    else await page.goto(path)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 21, 16)')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    expect(await paleText(page), path).toEqual([])
  }
  await expect(page.getByRole('img', { name: 'Score: 0%' })).toBeVisible()
})

test('folded parts are printed open, without the hint on how to open them', async ({ page }) => {
  await page.goto('/score-310-to-320')
  const advice = page.locator('article details details p').filter({ hasText: /\w/ }).first()
  await expect(advice).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const texts = await page
    .locator('article details details > :not(summary)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.parentElement?.checkVisibility())
        .map((part) => part.checkVisibility() && part.clientHeight > 0),
    )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts).not.toContain(false)
  await page.emulateMedia({ media: 'screen' })
  await openResults(page, { questionIds: ['q1', 'q2'] })
  await expect(page.getByText(/^Open a question/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Open a question/)).toBeHidden()
  for (const id of ['q1', 'q2']) await expect(page.locator(`[data-reviewed="${id}"] h4`)).toBeVisible()
})

test('the formula sheet is printed on one page, with type of 7.5 points or more, and shows every part', async ({
  page,
}) => {
  await page.goto('/gre-math-formulas')
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)], format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const facts = page.locator('[data-part] > ul > li')
  const sizes = await facts.evaluateAll((all) =>
    all.map((fact) => parseFloat(getComputedStyle(fact).fontSize)),
  )
  expect(sizes.length).toBeGreaterThan(80)
  expect(Math.min(...sizes) * 0.75).toBeGreaterThanOrEqual(7.5)
  await expect(page.locator('[data-part]:has(> ul)').filter({ visible: false })).toHaveCount(0)
  await expect(page.locator('[data-try]').filter({ visible: true })).toHaveCount(0)
  expect(await paleText(page)).toEqual([])
})

test('the sign that a part can be folded is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/gre-geometry-practice')
  const sign = (): Promise<string> =>
    page
      .locator('[data-part] > summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').content)
  expect(await sign()).toBe('"–"')
  await page.emulateMedia({ media: 'print' })
  expect(await sign()).toBe('none')
})
