import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { passTime, setClock } from './fixtures/clock.ts'
import { hydrated } from './fixtures/hydration.ts'
import { keptDraft, openResults, quizAt } from './fixtures/seeded-quiz.ts'
import { storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('results count right, wrong and skipped questions and name the score @phone', async ({ page }) => {
  await openResults(
    page,
    { section: 'verbal' },
    { plan: (number) => (number <= 19 ? 'right' : number <= 24 ? 'wrong' : 'skip') },
  )
  await expect(page.getByText('Great job! Just a bit more practice needed.')).toBeVisible()
  for (const count of ['Correct19', 'Incorrect5', 'Skipped1'])
    await expect(page.locator('dl > div').filter({ hasText: new RegExp(`^${count}$`) })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Score: 76%' })).toBeVisible()
  await expectAccessible(page)
})

test('the review shows what was chosen, the right choice and the explanation', async ({ page }) => {
  await openResults(page, { section: 'analytical' }, { plan: (number) => (number === 2 ? 'wrong' : 'right') })
  const second = page.locator('[data-reviewed="a2"]')
  await second.locator('summary').first().click()
  await expect(second.getByText('Incorrect', { exact: true }).first()).toBeVisible()
  await expect(second.locator('[data-verdict="incorrect"]')).toHaveCount(1)
  await expect(second.locator('[data-verdict="correct"]')).toHaveCount(1)
  await expect(second.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('completing the last question stores the result and deletes the draft', async ({ page }) => {
  const answers = await quizAt(page, 'quantitative', 25, { plan: () => 'right', seconds: 900 })
  await page.locator(`input[value="${answers.get('q25') ?? ''}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Complete Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect.poll(() => storedResults(page)).toHaveLength(1)
  expect(await storedResults(page)).toEqual([
    {
      questionsCount: 25,
      correctAnswers: 25,
      incorrectAnswers: 0,
      skippedQuestions: 0,
      timeTaken: expect.closeTo(900, -1),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      sectionType: 'quantitative',
    },
  ])
  expect(await keptDraft(page, { section: 'quantitative' })).toBeNull()
})

/** From now on nothing that is written to the database is on the disk until `release` is called. */
async function holdCommits(page: Page): Promise<Readonly<{ release: () => Promise<void> }>> {
  await page.evaluate(() => {
    const released = new Promise((resolve) => addEventListener('release', resolve))
    const listen: unknown = Reflect.get(IDBTransaction.prototype, 'addEventListener')
    Object.assign(IDBTransaction.prototype, {
      addEventListener(this: IDBTransaction, type: string, listener: (event: Event) => void) {
        const late = (event: Event): void => void released.then(() => listener(event))
        if (typeof listen === 'function')
          Reflect.apply(listen, this, [type, type === 'complete' ? late : listener])
      },
    })
  })
  return { release: () => page.evaluate(() => void dispatchEvent(new Event('release'))) }
}

test.describe('results wait for the disk', () => {
  test.beforeEach(async ({ page }) => {
    await setClock(page)
    await quizAt(page, 'verbal', 25)
  })

  test('and show the last question until then', async ({ page }) => {
    const commits = await holdCommits(page)
    await page.getByRole('button', { name: 'Skip and finish' }).click()
    await expect(page).toHaveURL(/#results$/)
    await expect(page.getByRole('heading', { name: 'Question 25 of 25' })).toBeVisible()
    await page.getByRole('button', { name: 'Skip and finish' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0)
    await commits.release()
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
    expect(await storedResults(page)).toHaveLength(1)
  })

  test('but not longer than half a second', async ({ page }) => {
    await holdCommits(page)
    await page.getByRole('button', { name: 'Skip and finish' }).click()
    await expect(page.getByRole('heading', { name: 'Question 25 of 25' })).toBeVisible()
    await passTime(page, 0.5)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  })
})

test('Try Again begins the quiz anew', async ({ page }) => {
  await openResults(page, { section: 'quantitative' })
  await expect(page.getByText("Keep practicing! You'll improve with more study.")).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await expect(page.locator('input:checked')).toHaveCount(0)
})

test('Return Home leads home', async ({ page }) => {
  await openResults(page, { section: 'quantitative' })
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
})

test('the results of a quiz lead to its missed questions and to the next quiz', async ({ page }) => {
  await openResults(
    page,
    { section: 'verbal' },
    { plan: (number) => (number <= 2 ? 'wrong' : number === 3 ? 'skip' : 'right') },
  )
  await expect(page.getByRole('link', { name: 'Continue to quiz 2' })).toHaveAttribute(
    'href',
    '/verbal/quiz/2',
  )
  await page.getByRole('link', { name: 'Practice the 3 you missed or skipped' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
})

test('the results of the last quiz lead to practice by topic', async ({ page }) => {
  await openResults(page, { section: 'analytical', quiz: 5 })
  await expect(page.getByRole('link', { name: 'in points' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Practice by topic' }).click()
  await expect(page.getByRole('radio', { name: 'Analytical Writing' })).toBeChecked()
})

test('quantitative results link to a guide that says what they may mean in GRE points', async ({ page }) => {
  await openResults(page, { section: 'quantitative' })
  await page.getByRole('link', { name: 'What this may mean in points' }).click()
  await expect(page.getByRole('heading', { name: 'From a quiz on this site' })).toBeInViewport()
})
