import { expect, expectAccessible, startQuiz, test } from './promise.ts'

test('the review says how long each question took, and how long the test allows', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'))
  await startQuiz(page, 'quantitative')
  await page.clock.setFixedTime(new Date('2026-11-01T10:01:05Z'))
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.clock.setFixedTime(new Date('2026-11-01T10:01:25Z'))
  await page.getByRole('button', { name: 'Skip' }).click()
  // Who comes back to a question takes more time for it.
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.clock.setFixedTime(new Date('2026-11-01T10:02:25Z'))
  for (let number = 1; number <= 24; number += 1)
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  const reviewed = page.locator('[data-reviewed]')
  await expect(reviewed.nth(0).locator('> summary')).toContainText('02:05')
  await expect(reviewed.nth(1).locator('> summary')).toContainText('00:20')
  await expect(reviewed.nth(2).locator('> summary')).toContainText('00:00')
  await expect(page.getByText('The GRE allows about 1 min 44 s for each.')).toBeVisible()
  await expectAccessible(page)
})
