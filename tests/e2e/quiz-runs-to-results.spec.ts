import { awake, expect, expectAccessible, sitThrough, startQuiz, storedResults, test } from './promise.ts'

test('a finished quiz shows its results and keeps them as specified', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number <= 19 ? 'right' : number <= 24 ? 'wrong' : 'skip'))
  await expect(page.getByText('Great job! Just a bit more practice needed.')).toBeVisible()
  for (const [name, value] of [
    ['Correct', '19'],
    ['Incorrect', '5'],
    ['Skipped', '1'],
  ] as const)
    await expect(page.locator('dl > div', { hasText: new RegExp(`^${name}`) }).first()).toHaveText(
      `${name}${value}`,
    )
  await expect(page.getByRole('img', { name: 'Score: 76%' })).toBeVisible()
  await expect.poll(() => storedResults(page)).toHaveLength(1)
  const [result] = await storedResults(page)
  expect(Object.keys(result ?? {}).toSorted()).toEqual([
    'correctAnswers',
    'date',
    'incorrectAnswers',
    'questionsCount',
    'sectionType',
    'skippedQuestions',
    'timeTaken',
  ])
  expect(result).toMatchObject({
    questionsCount: 25,
    correctAnswers: 19,
    incorrectAnswers: 5,
    skippedQuestions: 1,
    sectionType: 'verbal',
  })
  await expectAccessible(page)
})

test('the review shows what was chosen, the right choice and the explanation', async ({ page }) => {
  const answers = await startQuiz(page, 'analytical')
  await sitThrough(page, answers, (number) => (number === 2 ? 'wrong' : 'right'))
  const second = page.locator('[data-reviewed="a2"]')
  await second.locator('summary').first().click()
  await expect(second.getByText('Incorrect', { exact: true }).first()).toBeVisible()
  await expect(second.locator('[data-verdict="incorrect"]')).toHaveCount(1)
  await expect(second.locator('[data-verdict="correct"]')).toHaveCount(1)
  await expect(second.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('a later quiz says which it is, while it runs and in its results', async ({ page }) => {
  await page.goto('/analytical/quiz/3#quiz')
  await awake(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Analytical Writing, quiz 3' })).toBeVisible()
  await sitThrough(
    page,
    new Map(Array.from({ length: 25 }, (_, index) => [`a${51 + index}`, ''])),
    () => 'skip',
  )
  await expect(page.getByText('Analytical Writing, quiz 3', { exact: true })).toBeVisible()
})

test('the browser is asked to keep the data once the first quiz is finished, and not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept: number[] = []
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => {
      kept.push((localStorage.getItem('greQuizResults') ?? '').split('sectionType').length - 1)
      document.documentElement.dataset['asked'] = kept.join(' ')
      return Promise.resolve(true)
    }
  })
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number === 1 ? 'right' : 'skip'))
  // Asked one time, when one result was kept.
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
})

test('Try Again returns to the quiz running, and Return Home leads home', async ({ page }) => {
  const answers = await startQuiz(page, 'quantitative')
  await sitThrough(page, answers, () => 'skip')
  await expect(page.getByText("Keep practicing! You'll improve with more study.")).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await sitThrough(page, answers, () => 'skip')
  await expect.poll(() => storedResults(page)).toHaveLength(2)
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
  await awake(page)
})
