import { expect, test } from './promise.ts'

test('a printed guide is the guide, without header, footer and contents', async ({ page }) => {
  for (const path of ['/gre-math-practice', '/gre-vocabulary', '/30-day-study-plan']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText('On this page').filter({ visible: true })).toHaveCount(0)
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

test('the contents of a guide stand beside it at a desk and fold away on a phone', async ({ page }) => {
  await page.goto('/gre-math-practice')
  await page.setViewportSize({ width: 1280, height: 800 })
  const beside = page.getByRole('navigation', { name: 'On this page' })
  await expect(beside).toBeVisible()
  const [contents, article] = [await beside.boundingBox(), await page.locator('article').boundingBox()]
  expect(contents?.x).toBeGreaterThan((article?.x ?? 0) + (article?.width ?? 0))
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(beside).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await expect(beside).toBeVisible()
  await beside.getByRole('link').last().click()
  await expect(page.locator('article h2').last()).toBeInViewport()
})
