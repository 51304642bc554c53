import { awake, expect, expectAccessible, sitThrough, startQuiz, test } from './promise.ts'

test('the results of a quiz lead to what was missed in it, and to the next quiz', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number <= 2 ? 'wrong' : number === 3 ? 'skip' : 'right'))
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Continue to quiz 2' })).toHaveAttribute(
    'href',
    '/verbal/quiz/2',
  )
  await page.getByRole('link', { name: 'Practice the 3 you missed' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  await page.goto('/verbal')
  const quizzes = page.getByRole('navigation', { name: 'Quizzes' })
  await expect(quizzes.getByRole('link', { name: 'Quiz 1' })).toContainText('22 of 24 right')
  await expect(quizzes.getByRole('link', { name: 'Quiz 2' })).toContainText('25 questions')
})

test('the results lead to what they may mean in points, where the test counts right answers', async ({
  page,
}) => {
  const answers = await startQuiz(page, 'quantitative')
  await sitThrough(page, answers, () => 'skip')
  await page.getByRole('link', { name: 'What this may mean in points' }).click()
  await expect(page.getByRole('heading', { name: 'From a quiz on this site' })).toBeInViewport()
})

test('the last quiz leads on to practice by topic', async ({ page }) => {
  await page.goto('/analytical/quiz/5#quiz')
  await awake(page)
  for (let number = 1; number <= 25; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeVisible()
    await page.getByRole('button', { name: /^Skip/ }).click()
  }
  await expect(page.getByRole('link', { name: 'in points' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Practice by topic' }).click()
  await expect(page.getByRole('radio', { name: 'Analytical Writing' })).toBeChecked()
})

test('what was answered wrongly the last time can be asked for', async ({ page }) => {
  await page.goto('/practice?section=verbal&from=wrong')
  await expect(page.getByText('You have not answered any of these questions yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await expectAccessible(page)
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number <= 2 ? 'wrong' : 'right'))
  await page.goto('/practice')
  await page.getByRole('radio', { name: 'Wrong last time' }).check({ force: true })
  await expect(page.getByText('2 questions match.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start 2 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await expect(page).toHaveURL(/set=(v1\.v2|v2\.v1)$/)
  for (const last of ['Next', 'Complete Quiz']) {
    const [, id = ''] =
      /^(v\d+)/.exec((await page.getByRole('radio').first().getAttribute('value')) ?? '') ?? []
    await page.locator(`input[value="${answers.get(id) ?? ''}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.getByRole('button', { name: last }).click()
  }
  await page.goto('/practice?from=wrong')
  await expect(
    page.getByText('No mistakes to practice here: your latest answers to these questions were all right.'),
  ).toBeVisible()
})

test('a section page leads to practice by topic and to the guide of its methods', async ({ page }) => {
  for (const [section, guide] of [
    ['verbal', '/verbal-reasoning-tips'],
    ['quantitative', '/gre-math-practice'],
    ['analytical', '/analytical-writing-tips'],
  ] as const) {
    await page.goto(`/${section}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Guide: / })).toHaveAttribute('href', guide)
    await main.getByRole('link', { name: 'Practice by topic' }).click()
    await expect(page).toHaveURL(`/practice?section=${section}`)
  }
})
