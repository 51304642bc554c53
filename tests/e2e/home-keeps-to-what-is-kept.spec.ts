import config from '../../playwright.config.ts'
import { expect, test } from './promise.ts'
import { resultOn } from './seeds.ts'

// A page that Back revives as it was: the driver turns this off unless it is told not to.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('a home page that stays open, or that Back revives, learns of results that came or went', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByText('Welcome back.')).toBeHidden()
  const other = await context.newPage()
  await other.goto('/help')
  const keep = (text: string): Promise<void> =>
    other.evaluate((results) => localStorage.setItem('greQuizResults', results), text)
  await keep(
    JSON.stringify([
      resultOn('2026-11-02T10:00:00.000Z', { correctAnswers: 20, incorrectAnswers: 5, skippedQuestions: 0 }),
    ]),
  )
  await expect(page.getByText('Welcome back. 1 quiz so far, 80% on average.')).toBeVisible()
  const born = await page.evaluate(() => performance.timeOrigin)
  await page.goto('/help')
  await keep(
    JSON.stringify([
      resultOn('2026-11-02T10:00:00.000Z', { correctAnswers: 20, incorrectAnswers: 5, skippedQuestions: 0 }),
      resultOn('2026-11-03T10:00:00.000Z', { correctAnswers: 10, incorrectAnswers: 15, skippedQuestions: 0 }),
    ]),
  )
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText('Welcome back. 2 quizzes so far, 60% on average.')).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born)
  await page.goto('/help')
  await keep('[]')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Practice by section' })).toBeVisible()
  await expect(page.getByText('Welcome back.')).toBeHidden()
})
