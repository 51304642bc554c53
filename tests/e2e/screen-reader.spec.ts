import type { Page } from '@playwright/test'
import { openResults, quizAt } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** What can be read off the built pages is in `tests/site/screen-reader.test.ts`. */

const liveRegions = '[role="status"], [aria-live="polite"]'

test('the verdict is announced once, with the explanation, after the focus has moved', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  await page.keyboard.press('b')
  const announcedAtFocus = await recordAtNextFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  // A move of the focus interrupts what is announced before it.
  expect(await announcedAtFocus()).not.toMatch(/correct|explanation/i)
  // One paragraph: two live regions are announced in any order, and of two paragraphs only the last.
  const regions = page.locator(liveRegions).filter({ hasText: /correct/i })
  await expect(regions).toHaveCount(1)
  await expect(regions.locator('p:not([aria-hidden="true"])')).toHaveText([
    /^Incorrect\. Correct answer: [^._]+\. [^_]{100}/,
  ])
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect(page.locator('[aria-live="polite"]')).toHaveCount(0)
})

/** Records what the live regions contain when a button next gets the focus. */
async function recordAtNextFocus(page: Page): Promise<() => Promise<string>> {
  await page.evaluate((selector) => {
    const record = ({ target }: Event): void => {
      if (!(target instanceof HTMLButtonElement)) return
      removeEventListener('focusin', record)
      const regions = [...document.querySelectorAll(selector)]
      document.body.dataset['announced'] = regions.map(({ textContent }) => textContent).join(' ')
    }
    addEventListener('focusin', record)
  }, liveRegions)
  return () => page.evaluate(() => document.body.dataset['announced'] ?? 'no button had the correct focus')
}

test('the status of the plan calendar is in the accessibility tree before it has a text', async ({
  page,
}) => {
  await page.goto('/30-day-study-plan')
  const status = page.locator('[data-plan-status]')
  await expect(status).toBeEmpty()
  expect(await status.evaluate((element) => element.checkVisibility())).toBe(true)
})

test('the title of the page says whether the intro, the quiz or its results are shown', async ({ page }) => {
  await openResults(page, { section: 'verbal' })
  await expect(page).toHaveTitle(/^Quiz Results: Verbal Reasoning/)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveAccessibleDescription('Score: 0%')
  await page.goto('/verbal')
  await expect(page).toHaveTitle(/^Verbal Reasoning/)
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await expect(page).toHaveTitle(/^Quiz: Verbal Reasoning/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Verbal Reasoning/)
  await page.goto('/practice?count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page).toHaveTitle(/^Quiz: Practice/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Practice/)
})
