import { awake, expect, expectAccessible, sitThrough, startQuiz, test } from './promise.ts'
import { importRecords, keepResults, resultOn } from './seeds.ts'

test('a newcomer sees what will be here, and where to begin', async ({ page }) => {
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'No quizzes yet' })).toBeVisible()
  for (const name of ['Overall Progress', 'Section Performance', 'Recent Activity'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('[data-overall-average]')).toHaveText('0%')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  await expectAccessible(page)
})

test('averages, counts and the five newest are worked out from the results', async ({ page }) => {
  await keepResults(page, [
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
  await expectAccessible(page)
})

test('the chart has the same figures as a table', async ({ page }) => {
  await keepResults(page, [
    resultOn('2026-10-01T10:00:00.000Z'),
    resultOn('2026-10-02T10:00:00.000Z', { correctAnswers: 5, sectionType: 'analytical' }),
  ])
  await page.goto('/progress')
  await expect(page.getByRole('img', { name: /Scores of the last 2 quizzes/ })).toBeVisible()
  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('row', { name: 'Oct 2, 2026 Analytical Writing 20%' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Oct 1, 2026 Verbal Reasoning 80%' })).toBeVisible()
  await expectAccessible(page)
})

test('the chart says so where it does not show all quizzes', async ({ page }) => {
  const results = Array.from({ length: 41 }, (_, index) =>
    resultOn(new Date(Date.UTC(2026, 8, 1, index)).toISOString()),
  )
  for (const [kept, notes] of [
    [results.slice(1), 0],
    [results, 1],
  ] as const) {
    await keepResults(page, kept)
    await page.goto('/progress')
    await expect(page.getByRole('img', { name: /Scores of the last 40 quizzes/ })).toBeVisible()
    await expect(page.getByText('The last 40 quizzes are shown.')).toHaveCount(notes)
  }
})

test('a finished quiz shows on the progress page, with its steps', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number === 1 ? 'right' : number === 2 ? 'wrong' : 'skip'))
  await page.getByRole('link', { name: 'See your progress' }).click()
  await awake(page)
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(page.locator('[data-overall-average]')).toHaveText('4%')
  const recent = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  await expect(recent).toHaveText(/^Verbal, quiz 1/)
  const steps = page.getByRole('navigation', { name: 'Verbal Reasoning questions' })
  await expect(steps.getByRole('link', { name: 'Q1, right last time' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Q2, wrong last time' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Q3', exact: true })).toBeVisible()
  await expect(page.getByText('2 of 25 answered, 1 right', { exact: true })).toBeVisible()
  await expect(page.getByText('None of these 25 answered yet', { exact: true })).toHaveCount(2)
})

test('what is answered outside the numbered quizzes counts too, though no quiz has been finished', async ({
  page,
}) => {
  await page.goto('/practice#quiz&set=v40.v41')
  for (const last of ['Next', 'Complete Quiz']) {
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.getByRole('button', { name: last }).click()
  }
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'No quizzes yet' })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Your answers' })
  await page.getByRole('link', { name: 'Your answers' }).click()
  await expect(steps.getByRole('heading', { name: 'Your answers' })).toBeInViewport()
  await expect(
    steps.getByText(/^All quizzes and practice: 2 of \d{3} questions answered, [012] right\.$/),
  ).toBeVisible()
  await expect(
    steps.getByText(/^All quizzes and practice: 0 of \d{3} questions answered, 0 right\.$/),
  ).toHaveCount(2)
})

test('of the questions that the site holds as many can be answered, and no more', async ({ page }) => {
  const attempts = ['a1', 'a182'].map((question) => ({
    ...{ id: question, question, answer: [], right: true, seconds: 9, at: '2026-11-20T10:00:00.000Z' },
    where: { kind: 'page' },
  }))
  await importRecords(page, { attempts })
  await expect(page.getByText('Imported: 2 answers')).toBeVisible()
  // a182 is served no more.
  await expect(
    page.getByText(/^All quizzes and practice: 1 of \d{3} questions answered, 1 right\.$/),
  ).toBeVisible()
})
