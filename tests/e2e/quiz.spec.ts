import { expectAccessible } from './fixtures/axe.ts'
import { questionNamed, rightAnswer } from './fixtures/bank.ts'
import { quizAt, seedDraft } from './fixtures/seeded-quiz.ts'
import { storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('a checked answer shows its verdict in a toast, and its explanation', async ({ page }) => {
  await quizAt(page, 'verbal', 2)
  const [right = ''] = rightAnswer(questionNamed('v2'))
  await page.locator(`label:has(input[value="${right}"])`).click()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByRole('status').getByText('Good job!')).toBeVisible()
  await expect(page.locator('[data-verdict="correct"]')).toContainText('Correct')
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expectAccessible(page)
})

test('Skip and finish ends a set with a limit, whatever had been chosen, and logs no answer', async ({
  page,
}) => {
  await seedDraft(page, { questionIds: ['v1', 'v2', 'v3'], limit: 273 }, { at: 3 })
  await page.goto('/practice#quiz&set=v1.v2.v3&pace=test')
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeFocused()
  await page.locator('label:has(input[value="v3b"])').click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.locator('[data-reviewed][data-outcome="skipped"]')).toHaveCount(3)
  await expect(page.locator('dl > div', { hasText: /^Skipped/ })).toHaveText('Skipped3')
  await expect(page.getByText('Time is up.')).toHaveCount(0)
  await page.goto('/practice?section=verbal&from=wrong')
  await expect(page.getByText('You have not answered any of these questions yet.')).toBeVisible()
})

test('a later quiz shows its number while it runs and in its results, and is saved', async ({ page }) => {
  await quizAt(page, 'analytical', 25, { quiz: 3 })
  await expect(page.getByRole('heading', { level: 1, name: 'Analytical Writing, quiz 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByText('Analytical Writing, quiz 3', { exact: true })).toBeVisible()
  await expect
    .poll(() => storedResults(page))
    .toMatchObject([{ questionsCount: 25, skippedQuestions: 25, sectionType: 'analytical' }])
})

test('the browser is asked to keep the data once the first quiz is finished, and not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts: number[] = []
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => {
      counts.push((localStorage.getItem('greQuizResults') ?? '').split('sectionType').length - 1)
      document.documentElement.dataset['asked'] = counts.join(' ')
      return Promise.resolve(true)
    }
  })
  await quizAt(page, 'verbal', 25, { plan: () => 'right' })
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
})
