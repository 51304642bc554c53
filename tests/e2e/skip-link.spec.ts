import type { Page } from '@playwright/test'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated, readToItsEnd } from './fixtures/hydration.ts'
import { openResults, quizAt } from './fixtures/seeded-quiz.ts'
import { startQuiz } from './fixtures/quiz.ts'
import { expect, test } from './fixtures/test.ts'

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

test('the first Tab offers to skip to the content, and the next stop is inside it', async ({ page }) => {
  await page.goto('/verbal-reasoning-tips')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

for (const [path, shown] of [
  ['/practice#set=v1.v2', '2 questions, no time limit.'],
  ['/verbal#quiz', 'Check Answer'],
  ['/gre-vocabulary/quiz?of=deceit', /^Start \d+ words?$/],
] as const)
  test(`skipping to the content of ${path} before its script arrives keeps the address`, async ({ page }) => {
    const release = await holdFiles(page, '**/_astro/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await readToItsEnd(page)
    await skipToContent(page, 'Tab')
    await expect(page).toHaveURL(path)
    release()
    await hydrated(page)
    await expect(page.locator('main').getByText(shown)).toBeVisible()
    await expect(page).toHaveURL(path)
  })

test('a quiz is still open after a skip to the content and a reload', async ({ page }) => {
  await quizAt(page, 'verbal', 2)
  await skipToContent(page, 'Shift+Tab')
  await expect(page).toHaveURL('/verbal#quiz')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

test('results are still open after a skip to the content and a reload', async ({ page }) => {
  await openResults(page, { section: 'verbal' })
  await skipToContent(page, 'Shift+Tab')
  await expect(page).toHaveURL('/verbal#results')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(25)
})

test('Back leaves the quiz after a skip to the content', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await skipToContent(page, 'Shift+Tab')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeFocused()
})
