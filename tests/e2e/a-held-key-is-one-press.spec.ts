import type { Page } from '@playwright/test'
import { expect, startQuiz, test } from './promise.ts'

/** Presses Enter for so long that it repeats; `step` is what the first press leads to. */
async function holdEnter(page: Page, step: () => Promise<void>): Promise<void> {
  await page.keyboard.down('Enter')
  await step()
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

for (const [start, role] of [
  ['a choice', 'radio'],
  ['Check Answer', 'button'],
] as const)
  test(`Enter held down on ${start} checks the answer and leaves its explanation`, async ({ page }) => {
    await startQuiz(page, 'verbal')
    await page.locator('input[value="v1a"]').check({ force: true })
    if (role === 'button') await page.getByRole('button', { name: 'Check Answer' }).focus()
    const next = page.getByRole('button', { name: 'Next' })
    await holdEnter(page, () => expect(next).toBeFocused())
    await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  })

test('Enter held down on an option of the word quiz leaves its verdict', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.getByRole('region', { name: 'Question 1,' }).getByRole('button').first().focus()
  const next = page.getByRole('button', { name: 'Next' })
  await holdEnter(page, () => expect(next).toBeFocused())
  await expect(page.getByRole('region', { name: 'Question 1,' })).toBeVisible()
  await expect(next).toHaveAccessibleDescription(/orrect\. /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Question 2,' })).toBeVisible()
})
