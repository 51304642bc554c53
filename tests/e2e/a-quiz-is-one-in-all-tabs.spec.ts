import { awake, expect, startQuiz, test } from './promise.ts'

test('a quiz that another tab goes on with is shown here as far as it came', async ({ page, context }) => {
  const answers = await startQuiz(page, 'verbal')
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await expect(other.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await other.locator(`input[value="${answers.get('v1') ?? ''}"]`).check({ force: true })
  await other.getByRole('button', { name: 'Check Answer' }).click()
  await other.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.locator(`input[value="${answers.get('v1') ?? ''}"]`)).toBeChecked()
  await expect(page.locator('[data-explanation="v1"]')).toBeVisible()
})

test('the skip link leads past the header while a quiz runs, and the quiz goes on', async ({ page }) => {
  await startQuiz(page, 'analytical')
  await page.evaluate(() => {
    const link = document.querySelector('.skip-link')
    if (link instanceof HTMLElement) link.focus()
  })
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
})

test('Enter on a question page checks, and then goes on to the next question', async ({ page }) => {
  await page.goto('/question/quantitative/4')
  await awake(page)
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Correct|Incorrect)\.$/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/question/quantitative/5')
})

test('a key held down counts once', async ({ page }) => {
  await startQuiz(page, 'quantitative')
  await page.keyboard.press('a')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await expect(page.locator('[data-explanation="q1"]')).toBeVisible()
})
