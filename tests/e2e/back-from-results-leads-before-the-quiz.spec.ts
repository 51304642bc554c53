import type { Page } from '@playwright/test'
import { expect, startQuiz, storedResults, test } from './promise.ts'

/** Leaves all questions open, and finishes at the last. */
async function finish(page: Page, last: number): Promise<void> {
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('button', { name: `Q${last}, open` }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
}

test('Back from the results of a quiz leads to its intro, where none waits, and Forward to them again', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  await finish(page, 25)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeFocused()
  await expect(page).toHaveURL('/verbal')
  await expect(page.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(25)
  await page.goBack()
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  expect(await storedResults(page)).toHaveLength(1)
})

test('Back from the results of a set leads to the form as it was chosen, where none waits', async ({
  page,
}) => {
  await page.goto('/practice?section=analytical&count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await finish(page, 5)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await expect(page).toHaveURL('/practice?section=analytical&count=5')
  await expect(page.getByRole('radio', { name: 'Analytical Writing' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Sets in progress' })).toHaveCount(0)
})
