import { answersOf, expect, sitThrough, startQuiz, test } from './promise.ts'

test('a quiz begun after the results were left and come back to has nothing chosen', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await sitThrough(page, await answersOf(page, 'verbal'), () => 'right')
  await page.goto('/progress')
  await page.goBack()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(5)
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked()
})
