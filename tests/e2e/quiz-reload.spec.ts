import { expectAccessible } from './fixtures/axe.ts'
import { hydrated } from './fixtures/hydration.ts'
import { openResults, quizAt, seedDraft, seedFinished } from './fixtures/seeded-quiz.ts'
import { storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('a reload continues the quiz with its checked and its chosen answers', async ({ page }) => {
  const answers = await quizAt(page, 'verbal', 1)
  await page.locator(`label:has(input[value="${answers.get('v1') ?? ''}"])`).click()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('label:has(input[value="v2b"])').click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await expect(page.locator('input[value="v2b"]')).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.locator('label[data-verdict="correct"]')).toBeVisible()
})

test('closing the page keeps the quiz, and Start over asks before it deletes it', async ({
  page,
  context,
}) => {
  await quizAt(page, 'quantitative', 1)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.close()
  const later = await context.newPage()
  await later.goto('/quantitative')
  await expect(later.getByText('You left this quiz at question 2 of 25.')).toBeVisible()
  const startOver = later.getByRole('button', { name: 'Start over' })
  // A double click counts once: it asks, and deletes nothing.
  await startOver.dblclick()
  await expect(startOver).toHaveAttribute('aria-expanded', 'true')
  await expect(later.getByText('You left this quiz at question 2 of 25.')).toBeVisible()
  await expect(later.getByText('Your unfinished quiz will be deleted.')).toBeVisible()
  await expectAccessible(later)
  await later.getByRole('button', { name: 'Start a new quiz' }).click()
  await expect(later.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await later.goBack()
  await expect(later.getByText('You left this quiz at question 1 of 25.')).toBeVisible()
})

test('a page closed right after the last question leaves one result and no quiz to resume', async ({
  page,
  context,
}) => {
  await quizAt(page, 'verbal', 25)
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await page.close()
  const later = await context.newPage()
  await later.goto('/verbal')
  await hydrated(later)
  await expect(later.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await expect(later.getByRole('region', { name: 'Quiz in progress' })).toHaveCount(0)
  expect(await storedResults(later)).toHaveLength(1)
})

test('a reload shows the results again, and after Try Again the new quiz', async ({ page }) => {
  await quizAt(page, 'verbal', 25, { plan: (number) => (number === 2 ? 'right' : 'skip') })
  await page.getByRole('button', { name: 'Skip and finish' }).click()
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

test('results of another quiz, or erased ones, do not come back', async ({ page }) => {
  await seedFinished(page, { section: 'verbal' })
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

test('results whose questions do not load say so, and load on request', async ({ page, lose }) => {
  await openResults(page, { section: 'verbal' })
  const findAgain = await lose('**/questions/*.json')
  await page.reload()
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
})

test('a quiz whose questions do not load says so, and loads them on request', async ({ page, lose }) => {
  const findAgain = await lose('**/questions/*.json')
  await page.goto('/verbal#quiz')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(/^The questions could not be loaded\./)
  await expectAccessible(page)
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

test('answers are saved and logged although the page reloads in the moment of each', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeFocused()
    await page.getByRole('radio').first().check({ force: true })
    const check = page.getByRole('button', { name: 'Check Answer' })
    await expect(check).toBeEnabled()
    const loaded = page.waitForEvent('load')
    await check.evaluate((button: HTMLElement) => {
      button.click()
      location.reload()
    })
    await loaded
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.goto('/verbal')
  await expect(page.getByRole('link', { name: /^Q\d+, (right|wrong) last time$/ })).toHaveCount(5)
})

test('the last of several quick keys is saved', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  await page.evaluate(() => {
    for (const key of ['a', 'b', 'c'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})

test('a hidden clock stays hidden after a reload, and a shown one stays shown', async ({ page }) => {
  await seedDraft(page, { questionIds: ['v1'] })
  await page.goto('/practice#quiz&set=v1')
  await page.getByRole('button', { name: 'Hide the clock' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Show the clock' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hide the clock' })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
})
