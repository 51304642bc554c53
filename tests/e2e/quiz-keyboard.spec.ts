import type { Page } from '@playwright/test'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { quizAt, seedDraft } from './fixtures/seeded-quiz.ts'
import { seedSettings, storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

/** What needs only one component and a key is in `quiz-keyboard.browser.test.tsx` and `question-practice.browser.test.tsx`. */

test('a quiz can be finished by keyboard alone, with three keys for each question', async ({ page }) => {
  await seedDraft(page, { section: 'verbal' }, { at: 22 })
  await page.goto('/verbal')
  await hydrated(page)
  await page.getByRole('link', { name: 'Resume the quiz' }).focus()
  await page.keyboard.press('Enter')
  for (let number = 22; number <= 25; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeFocused()
    await page.keyboard.press(number % 2 === 0 ? 'b' : '3')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect.poll(() => storedResults(page)).toHaveLength(1)
})

test('a key pressed at the moment the question appears makes a choice', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
      if (!headings.includes('Question 1 of 2')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.locator('input[value="v1b"]')).toBeChecked()
})

test('keys that were turned off stay off after a reload', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard' })
  await dialog.getByRole('checkbox', { name: 'Use these keys' }).uncheck()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.locator('input:checked')).toHaveCount(0)
})

test.describe('on a device without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('there is a Keyboard button only while the keys are off, and it can turn them on', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Keyboard' })
    await page.goto('/question/verbal/7')
    await hydrated(page)
    await expect(button).toBeHidden()
    await seedSettings(page, { keys: false })
    await page.reload()
    await button.click()
    await page.getByRole('checkbox', { name: 'Use these keys' }).check()
    await page.keyboard.press('Escape')
    await expect(button).toBeHidden()
    await page.keyboard.press('a')
    await expect(page.getByRole('radio').first()).toBeChecked()
  })
})

test('if the list of keys does not load, the quiz says so and goes on, and ? loads it again', async ({
  page,
  lose,
}) => {
  const loadAgain = await lose('**/keys-dialog.*.js')
  await quizAt(page, 'verbal', 1)
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
  await page.keyboard.press('?')
  await failed
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  const notice = page.getByText('The list of keys did not load. Check your connection, then reload the page.')
  await expect(notice).toBeVisible()
  await loadAgain()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.locator('input[value="v1a"]')).toBeChecked()
})

test('a list of keys that loads after the answer is checked does not open over the verdict', async ({
  page,
}) => {
  await page.goto('/question/verbal/1')
  await hydrated(page)
  const release = await holdFiles(page, '**/keys-dialog.*.js')
  const requested = page.waitForRequest('**/keys-dialog.*.js')
  await page.keyboard.press('?')
  await requested
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  const verdict = page.getByText(/^(Correct|Incorrect)\.$/)
  await expect(verdict).toBeFocused()
  const loaded = page.waitForResponse('**/keys-dialog.*.js')
  release()
  await (await loaded).finished()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(verdict).toBeFocused()
})

for (const [start, role] of [
  ['a choice', 'radio'],
  ['Check Answer', 'button'],
] as const)
  test(`holding Enter on ${start} checks the answer and does not go on`, async ({ page }) => {
    await quizAt(page, 'verbal', 1)
    await page.keyboard.press('a')
    if (role === 'button') await page.getByRole('button', { name: 'Check Answer' }).focus()
    const next = page.getByRole('button', { name: 'Next' })
    await holdEnter(page, () => expect(next).toBeFocused())
    await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  })

test('holding Enter on an option of the word quiz answers one word and does not go on', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.getByRole('region', { name: 'Question 1,' }).getByRole('button').first().focus()
  const next = page.getByRole('button', { name: 'Next' })
  await holdEnter(page, () => expect(next).toBeFocused())
  await expect(page.getByRole('region', { name: 'Question 1,' })).toBeVisible()
  await expect(next).toHaveAccessibleDescription(/^(Correct|Incorrect)\. \w+: /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Question 2,' })).toBeVisible()
})

test('Enter on "Something wrong?" opens a report of the question in a new tab, and does not go on', async ({
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

/** Holds Enter until it repeats. `afterFirst` waits for what the first press does. */
async function holdEnter(page: Page, afterFirst: () => Promise<void>): Promise<void> {
  await page.keyboard.down('Enter')
  await afterFirst()
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}
