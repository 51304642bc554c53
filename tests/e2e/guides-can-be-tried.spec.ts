import { expect, test } from './promise.ts'
import { guides } from './site-map.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guide’s questions can be tried: the answer opens by itself', async ({ page }) => {
    await page.goto('/gre-geometry-practice')
    const tries = page.locator('[data-try-it] > section')
    await expect(tries).toHaveCount(3)
    const answer = tries.first().getByText('Show the answer')
    await answer.click()
    await expect(tries.first().getByText('Correct answer:')).toBeVisible()
  })
})

test('every guide has three questions to try', async ({ page }) => {
  for (const path of guides) {
    await page.goto(path)
    await expect(page.locator('[data-try-it] > section'), path).toHaveCount(3)
  }
})
