import { awake, expect, expectAccessible, sitThrough, startQuiz, storedResults, test } from './promise.ts'

test('Back returns to the intro, which offers to resume at the same question and time', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-01T10:00:00Z') })
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.clock.pauseAt(new Date('2026-11-01T10:04:38Z'))
  const clock = page.locator('[data-clock]')
  await expect(clock).toHaveText(/^0[34]:/)
  const left = (await clock.textContent()) ?? ''
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeFocused()
  await expect(page.getByText(`question 3 of 25. Time so far: ${left}`)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
  await page.clock.pauseAt(new Date('2026-11-01T12:00:00Z'))
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeFocused()
  await expect(clock).toHaveText(left)
})

test('a reload goes on with the quiz, its answers and its time', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await page.locator(`label:has(input[value="${answers.get('v1') ?? ''}"])`).click()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('label:has(input[value="v2b"])').click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await expect(page.locator('input[value="v2b"]')).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.locator('[data-verdict="correct"]')).toBeVisible()
})

test('closing the page keeps the quiz, and Start over asks before it forgets it', async ({
  page,
  context,
}) => {
  await startQuiz(page, 'quantitative')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.close()
  const later = await context.newPage()
  await later.goto('/quantitative')
  await expect(later.getByText('You left a quiz at question 2 of 25')).toBeVisible()
  const afresh = later.getByRole('button', { name: 'Start over' })
  // A double click is one press here too: it asks, and gives nothing up.
  await afresh.dblclick()
  await expect(afresh).toHaveAttribute('aria-expanded', 'true')
  await expect(later.getByText('You left a quiz at question 2 of 25')).toBeVisible()
  await expect(later.getByText('Your unfinished quiz will be deleted.')).toBeVisible()
  await expectAccessible(later)
  await later.getByRole('button', { name: 'Start a new quiz' }).click()
  await expect(later.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await later.goBack()
  await expect(later.getByText('You left a quiz at question 1 of 25')).toBeVisible()
})

test('a reload of the results shows them again, with their review, and keeps one result', async ({
  page,
}) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number === 2 ? 'right' : 'skip'))
  await expect.poll(() => storedResults(page)).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Score: 4%' })).toBeVisible()
  const second = page.locator('[data-reviewed="v2"]')
  await second.locator('summary').first().click()
  await expect(second.locator('[data-verdict="correct"]')).toHaveCount(1)
  expect(await storedResults(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
})

test('results that were erased, or are of another quiz, do not come back', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, () => 'skip')
  await expect.poll(() => storedResults(page)).toHaveLength(1)
  await page.goto('/quantitative#results')
  await expect(page.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await expect(page).toHaveURL(/\/quantitative$/)
  await page.goto('/progress')
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('has been erased')).toBeVisible()
  await page.goto('/verbal#results')
  await expect(page.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await expect(page).toHaveURL(/\/verbal$/)
})

test('results whose questions do not load say so, and come when asked again', async ({ page, lose }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, () => 'skip')
  await expect.poll(() => storedResults(page)).toHaveLength(1)
  const findAgain = await lose('**/questions/*.json')
  await page.reload()
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
})

test('when the questions cannot be loaded, the page says so and tries again on request', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/questions/*.json')
  await page.goto('/verbal#quiz')
  const skip = page.getByRole('button', { name: 'Skip' })
  // A key is pressed on a button that sleeps as well, and then it is lost.
  await expect(skip).toBeEnabled()
  await skip.press('Enter')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(/^The questions could not be loaded\./)
  await expectAccessible(page)
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

test('who leaves right after the last question finds the result, and no quiz to resume', async ({
  page,
  context,
}) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, () => 'skip')
  await page.close()
  const later = await context.newPage()
  await later.goto('/verbal')
  await awake(later)
  await expect(later.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await expect(later.getByText('You left a quiz')).toBeHidden()
  expect(await storedResults(later)).toHaveLength(1)
})
