import { hold } from './hold.ts'
import { indexOf } from './bank.ts'
import { awake, expect, test } from './promise.ts'
import { countInDatabase } from './seeds.ts'

const unchecked = 'You started an answer but did not check it, so this question counts as skipped.'

test('half an answer at the end of the time is no answer, and is not remembered as one', async ({ page }) => {
  const { questions: listed } = await indexOf(page)
  const { id = '' } = listed['verbal']?.find(({ kind }) => kind === 'equivalence') ?? {}
  await page.clock.install()
  await page.goto(`/practice#quiz&set=${id}&pace=test`)
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.clock.fastForward(190_000)
  await expect(page.locator(`[data-reviewed="${id}"]`)).toHaveAttribute('data-outcome', 'skipped')
  await expect(page.locator(`[data-reviewed="${id}"]`)).toContainText(unchecked)
  await page.goto('/practice?section=verbal&from=wrong')
  await expect(page.getByText('You have not answered any of these questions yet.')).toBeVisible()
  expect(await countInDatabase(page, 'attempts')).toBe(0)
})

test('the review shows what was chosen and not checked, and why it counts as skipped', async ({ page }) => {
  await page.goto('/practice#quiz&set=v101.v102')
  await page.locator('input[value="v101b"]').check({ force: true })
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Q2, not answered' }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  const chosen = page.locator('[data-reviewed="v101"]')
  await expect(chosen).toHaveAttribute('data-outcome', 'skipped')
  await chosen.locator('summary').first().click()
  await expect(chosen.getByText(unchecked)).toBeVisible()
  await expect(chosen.locator('input[value="v101b"]')).toBeChecked()
  await expect(page.locator('[data-reviewed="v102"]')).not.toContainText(unchecked)
})

test('another section begins without the topics of the one before', async ({ page }) => {
  await page.goto('/practice?section=quantitative&topics=geometry')
  await awake(page)
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await page.getByRole('radio', { name: 'Verbal Reasoning' }).check({ force: true })
  await expect(page).not.toHaveURL(/topics/)
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
})

test('an answer changed since the script arrived is not undone by coming back to the quiz', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/quantitative', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await page.locator('label:has(input[value="q1b"])').click()
  release()
  await awake(page)
  await expect(page.locator('input[value="q1b"]')).toBeChecked()
  await page.locator('label:has(input[value="q1c"])').click()
  await page.goBack()
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await expect(page.locator('input[value="q1c"]')).toBeChecked()
})

test('a set that has to be waited for is waited for at the top of the page', async ({ page }) => {
  const release = await hold(page, '**/questions/verbal-*-*.json')
  await page.goto('/practice?section=verbal&count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page.getByText('Loading the questions…')).toBeInViewport()
  release()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
})
