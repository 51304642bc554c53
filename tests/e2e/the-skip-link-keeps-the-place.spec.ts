import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { awake, expect, laidOut, sitThrough, startQuiz, test } from './promise.ts'

/** Skips to the content by keys alone, from wherever the focus is. */
async function skipToContent(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(link).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('main')).toBeInViewport()
}

for (const [path, shown] of [
  ['/practice#set=v1.v2', '2 questions, without a limit.'],
  ['/practice?section=quantitative&count=5', 'Start 5 questions'],
  ['/verbal#quiz', 'Check Answer'],
  ['/verbal/quiz/2#quiz', 'Check Answer'],
  ['/gre-vocabulary/quiz?of=deceit', /^Start \d+ words?$/],
] as const)
  test(`whoever skips to the content of ${path} before the script arrives stays there`, async ({ page }) => {
    const release = await hold(page, '**/_astro/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await laidOut(page)
    await skipToContent(page, 'Tab')
    await expect(page).toHaveURL(path)
    release()
    await awake(page)
    await expect(page.locator('main').getByText(shown)).toBeVisible()
    await expect(page).toHaveURL(path)
  })

test('a quiz that runs is there after a skip to the content and a reload', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await skipToContent(page, 'Shift+Tab')
  await expect(page).toHaveURL('/verbal#quiz')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

test('results are there, and their review, after a skip to the content and a reload', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, () => 'skip')
  await skipToContent(page, 'Shift+Tab')
  await expect(page).toHaveURL('/verbal#results')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(25)
})

test('Back leads where it did before, however often somebody skipped to the content', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await skipToContent(page, 'Shift+Tab')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the skip link is a link like any other', async ({ page }) => {
    await page.goto('/verbal')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/verbal#main')
    await expect(page.locator('main')).toBeFocused()
  })
})
