import { expectAccessible } from './fixtures/axe.ts'
import { setClock } from './fixtures/clock.ts'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { openResults, quizAt, seedDraft } from './fixtures/seeded-quiz.ts'
import { storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('Back leads to the intro, which offers to resume at the same question and time', async ({ page }) => {
  await setClock(page, '2026-11-01T10:00:00Z')
  await seedDraft(page, { section: 'verbal' }, { at: 3, seconds: 240 })
  await page.goto('/verbal')
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeFocused()
  await page.clock.pauseAt(new Date('2026-11-01T10:04:38Z'))
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^08:/)
  const left = (await clock.textContent()) ?? ''
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeFocused()
  await expect(page.getByText(`question 3 of 25. Time so far: ${left}.`)).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-01T12:00:00Z'))
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeFocused()
  await expect(clock).toHaveText(left)
})

test('a running quiz has the screen to itself, and a way out that loses nothing @phone', async ({ page }) => {
  await seedDraft(page, { section: 'verbal' }, { at: 3 })
  await page.goto('/verbal#quiz')
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeFocused()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const bar = await page.getByRole('progressbar', { name: 'Questions reached' }).boundingBox()
  expect(bar?.y, 'the line above the question is one line').toBeLessThan(60)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('link', { name: 'Save and leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('Your answers are saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeFocused()
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('Back from the results leads to the intro without an offer to resume, and Forward to the results', async ({
  page,
}) => {
  await seedDraft(page, { section: 'verbal' }, { at: 25 })
  await page.goto('/verbal')
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
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

test('Back from the results of a set leads to the form as it was filled in', async ({ page }) => {
  await page.goto('/practice?section=analytical&count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('button', { name: 'Q5, not answered' }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await expect(page).toHaveURL('/practice?section=analytical&count=5')
  await expect(page.getByRole('radio', { name: 'Analytical Writing' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Sets in progress' })).toHaveCount(0)
})

test('Try Again starts without chosen answers after the learner left the results and came back', async ({
  page,
}) => {
  await openResults(page, { section: 'verbal' }, { plan: () => 'right' })
  await page.goto('/progress')
  await page.goBack()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.locator('input:checked')).toHaveCount(0)
})

test('a question list that does not load says so, and opens on the next try', async ({ page, lose }) => {
  const findAgain = await lose('**/question-list-dialog.*.js')
  await quizAt(page, 'verbal', 2, { plan: () => 'right' })
  const opener = page.getByRole('button', { name: 'All questions' })
  await opener.click()
  const failed = page.getByText(
    'The list of questions did not load. Check your connection, then reload the page.',
  )
  await expect(failed).toBeVisible()
  await findAgain()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'All questions' })).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expectAccessible(page)
})

test('a question list that loads late does not open after the learner has gone on', async ({ page }) => {
  const list = '**/question-list-dialog.*.js'
  const release = await holdFiles(page, list)
  await quizAt(page, 'verbal', 1)
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  const loaded = page.waitForResponse(list)
  release()
  await loaded
  await page.keyboard.press('b')
  await expect(page.locator('input[value="v2b"]')).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the heading and the clock of a quiz are on one line on a phone @phone-only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await quizAt(page, 'quantitative', 1)
  const heading = await page.getByRole('heading', { name: 'Question 1 of 25' }).boundingBox()
  const clock = await page.getByRole('timer').boundingBox()
  expect(Math.abs((heading?.y ?? 0) - (clock?.y ?? 99))).toBeLessThan(12)
})

test('the skip link leads past the header of a running quiz, which goes on', async ({ page }) => {
  await quizAt(page, 'analytical', 1)
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
})

test('Enter on a question page checks, and then leads to the next question', async ({ page }) => {
  await page.goto('/question/quantitative/4')
  await hydrated(page)
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Correct|Incorrect)\.$/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/question/quantitative/5')
})
