import { expect, startQuiz, test } from './promise.ts'
import { countInDatabase } from './seeds.ts'

for (const [where, open] of [
  ['in a quiz', 'quiz'],
  ['on a page of its own', 'page'],
] as const)
  test(`an answer checked ${where} is kept, although the page is left in the same moment`, async ({
    page,
  }) => {
    if (open === 'quiz') await startQuiz(page, 'verbal')
    else await page.goto('/question/verbal/1')
    await page.getByRole('radio').first().check({ force: true })
    const check = page.getByRole('button', { name: 'Check Answer' })
    await expect(check).toBeEnabled()
    await check.evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
      location.assign('/help')
    })
    await expect(page).toHaveURL('/help')
    await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
    if (open === 'page') return
    await page.goto('/verbal')
    await page.getByRole('link', { name: 'Resume the quiz' }).click()
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  })

test('the last of several quick keys is what is kept', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.evaluate(() => {
    for (const key of ['a', 'b', 'c'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})
