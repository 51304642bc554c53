import { expect, test } from './promise.ts'

for (const [where, address, heading] of [
  ['in a quiz', '/practice#quiz&set=v1.v2', 'Question 1 of 2'],
  ['on a question page', '/question/verbal/1', 'Question 1 of 25'],
] as const)
  test(`Enter opens why each choice is right or wrong ${where}, and does not go on`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    const reasons = page.locator('[data-explanation] details')
    await expect(reasons.locator('dl')).toBeHidden()
    await reasons.locator('summary').press('Enter')
    await expect(reasons.locator('dl')).toBeVisible()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  })

test('Enter on the link to report a question opens a report of it, and does not go on', async ({
  page,
  context,
}) => {
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Something wrong?' }).press('Enter')
  await expect(await opened).toHaveURL('/about-the-questions?question=v1#report')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
})
