import { expect, test } from './fixtures/test.ts'

test.use({ javaScriptEnabled: false })

test('pages that need a script say so, and show nothing that cannot work without one', async ({ page }) => {
  for (const path of [
    '/practice',
    '/progress',
    '/verbal#quiz',
    '/verbal/quiz/2#quiz',
    '/gre-vocabulary/quiz',
  ]) {
    await page.goto(path)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await main.locator('noscript p').boundingBox())?.height, path).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Dark theme' }), path).toBeHidden()
    await expect(main.getByRole('button'), path).toHaveCount(0)
    await expect(main.getByRole('radio'), path).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start the full timed quiz' }), path).toHaveCount(0)
    await expect(page.getByText(/Loading|No quizzes yet|%/).filter({ visible: true }), path).toHaveCount(0)
    const opacity = await main
      .getByRole('heading', { level: 1 })
      .evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity)
    expect(opacity, path).toBe('1')
  }
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/verbal')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verbal#main')
  await expect(page.locator('main')).toBeFocused()
})
