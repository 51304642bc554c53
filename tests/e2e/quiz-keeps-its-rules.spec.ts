import { expect, expectAccessible, startQuiz, test } from './promise.ts'

test('an answer is checked once, and stays checked from either side', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  const check = page.getByRole('button', { name: 'Check Answer' })
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(check).toBeDisabled()
  const right = answers.get('v1') ?? ''
  const wrong = right === 'v1a' ? 'v1b' : 'v1a'
  await page.locator(`label:has(input[value="${wrong}"])`).click()
  await check.click()
  await expect(page.locator('[data-verdict="incorrect"]')).toContainText('Incorrect')
  await expect(page.locator('[data-verdict="correct"]')).toContainText('Correct')
  await expect(page.locator('[data-choices="v1"] input:disabled')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await expect(page.locator('[data-verdict="incorrect"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('the toast says the verdict politely and leaves after 1500 ms', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator(`label:has(input[value="${answers.get('v1') ?? ''}"])`).click()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  const toast = page.getByRole('status').locator('[data-toast]')
  await expect(toast).toContainText('Correct!')
  await expect(toast).toContainText('Good job!')
  await page.clock.fastForward(1400)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(200)
  await expect(toast).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  const right = answers.get('v2') ?? ''
  await page.locator(`label:has(input[value="${right === 'v2a' ? 'v2b' : 'v2a'}"])`).click()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(toast).toContainText('Incorrect')
  await expect(toast).toContainText("Let's review the explanation.")
})

test('the clock is a difference of moments, never negative, and can be hidden', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'))
  await startQuiz(page, 'verbal')
  const clock = page.locator('[data-clock]')
  await expect(clock).toHaveText('00:00')
  await page.clock.setFixedTime(new Date('2026-11-01T11:01:05Z'))
  await expect(clock).toHaveText('61:05')
  await page.clock.setFixedTime(new Date('2026-11-01T08:00:00Z'))
  await expect(clock).toHaveText('00:00')
  await page.getByRole('button', { name: 'Hide the clock' }).click()
  await expect(clock).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show the clock' })).toBeVisible()
  await expect(clock).toBeHidden()
})

test('the progress bar shows how many questions have been reached', async ({ page }) => {
  await startQuiz(page, 'verbal')
  const bar = page.getByRole('progressbar', { name: 'Questions reached' })
  await expect(bar).toHaveAttribute('value', '4')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(bar).toHaveAttribute('value', '8')
})

test('the verdict and the explanation are announced once', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await page.locator(`label:has(input[value="${answers.get('v1') ?? ''}"])`).click()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.locator('[aria-live] [data-explanation], [role=status] [data-explanation]')).toHaveCount(
    1,
  )
  await expect(page.locator('[role=status] [data-toast]')).toHaveCount(1)
  await expect(page.locator('[aria-live=polite]').getByText('Correct!')).toHaveCount(0)
})
