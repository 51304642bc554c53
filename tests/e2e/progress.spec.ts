import { expectAccessible } from './fixtures/axe.ts'
import { hydrated } from './fixtures/hydration.ts'
import { attemptAt, resultOn } from './fixtures/records.ts'
import { quizAt, seedDraft } from './fixtures/seeded-quiz.ts'
import { seedAttempts, seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('before the first quiz the page shows zeros, and what will be shown here', async ({ page }) => {
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'No quizzes yet' })).toBeVisible()
  for (const name of ['Overall Progress', 'Section Performance', 'Recent Activity'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('[data-overall-average]')).toHaveText('0%')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  await expectAccessible(page)
})

test('shows averages, counts, the five newest quizzes and a chart of the stored results', async ({
  page,
}) => {
  await seedResults(page, [
    resultOn('2026-10-01T10:00:00.000Z', { correctAnswers: 10, incorrectAnswers: 15, skippedQuestions: 0 }),
    resultOn('2026-10-02T10:00:00.000Z', { correctAnswers: 15, incorrectAnswers: 10, skippedQuestions: 0 }),
    resultOn('2026-10-03T10:00:00.000Z', { sectionType: 'quantitative' }),
    resultOn('2026-10-06T10:00:00.000Z', { sectionType: 'quantitative', timeTaken: 125 }),
    resultOn('2026-10-05T10:00:00.000Z'),
    resultOn('2026-10-04T10:00:00.000Z'),
  ])
  await page.goto('/progress')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await expect(page.locator('[data-overall-average]')).toHaveText('70%')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('6')
  await expect(page.locator('li[data-section=verbal]')).toContainText('4 attempts65%')
  await expect(page.locator('li[data-section=quantitative]')).toContainText('2 attempts80%')
  await expect(page.locator('li[data-section=analytical]')).toContainText('0 attempts0%')
  const recent = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  await expect(recent).toHaveCount(5)
  await expect(recent.first()).toHaveText(/Quantitative\s*Oct 6, 2026\s*2 min 5 s\s*80%/)
  await expect(recent.last()).toContainText('Oct 2, 2026')
  await expect(page.getByRole('img', { name: /Scores of the last 6 quizzes/ })).toBeVisible()
  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('row', { name: 'Oct 1, 2026 Verbal Reasoning 40%' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Oct 3, 2026 Quantitative Reasoning 80%' })).toBeVisible()
  await expectAccessible(page)
})

test('a quiz under way is one press away, before the first result and after', async ({ page }) => {
  await seedDraft(page, { section: 'verbal', quiz: 3 }, { at: 13 })
  await page.goto('/progress')
  await page.getByRole('link', { name: 'Resume verbal quiz 3' }).click()
  await expect(page.getByRole('heading', { name: 'Question 13 of 25' })).toBeFocused()
  await seedResults(page, [resultOn('2026-10-04T10:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.getByRole('region', { name: 'Where you stand' })).toContainText(
    '1 quiz so far, 80% on average. You have not finished a quiz in quantitative yet.',
  )
  await expect(page.getByRole('link', { name: 'Resume verbal quiz 3' })).toHaveAttribute(
    'href',
    '/verbal/quiz/3#quiz',
  )
})

test('a finished quiz appears on the progress page, with the outcome of each question', async ({ page }) => {
  const answers = await quizAt(page, 'verbal', 24)
  await page.locator(`input[value="${answers.get('v24') ?? ''}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 25 of 25' })).toBeVisible()
  const right = answers.get('v25')
  const wrong = ['v25a', 'v25b'].find((choice) => choice !== right) ?? ''
  await page.locator(`input[value="${wrong}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Complete Quiz' }).click()
  await page.getByRole('link', { name: 'See your progress' }).click()
  await hydrated(page)
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(page.locator('[data-overall-average]')).toHaveText('4%')
  const recent = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  await expect(recent).toHaveText(/^Verbal, quiz 1/)
  const grid = page.getByRole('navigation', { name: 'Verbal Reasoning questions' })
  await expect(grid.getByRole('link', { name: 'Q24, right last time' })).toBeVisible()
  await expect(grid.getByRole('link', { name: 'Q25, wrong last time' })).toBeVisible()
  await expect(grid.getByRole('link', { name: 'Q3', exact: true })).toBeVisible()
  await expect(page.getByText('2 of 25 answered, 1 right', { exact: true })).toBeVisible()
  await expect(page.getByText('None of these 25 answered yet', { exact: true })).toHaveCount(2)
})

test('without a finished quiz, answers to served questions are counted, and those to retired ones are not', async ({
  page,
}) => {
  // a182 is retired.
  const answered = ['v40', 'a1', 'a182'].map((question) => attemptAt(question, true))
  await seedAttempts(page, [...answered, attemptAt('v41', false)])
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'No quizzes yet' })).toBeVisible()
  const region = page.getByRole('region', { name: 'Your answers' })
  await page.getByRole('link', { name: 'Your answers' }).click()
  await expect(region.getByRole('heading', { name: 'Your answers' })).toBeInViewport()
  for (const count of [
    '2 of \\d{3} questions answered, 1',
    '1 of \\d{3} questions answered, 1',
    '0 of \\d{3} questions answered, 0',
  ])
    await expect(region.getByText(new RegExp(`^All quizzes and practice: ${count} right\\.$`))).toHaveCount(1)
})
