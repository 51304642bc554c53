import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { expect, test } from './fixtures/test.ts'

const scripts = '**/_astro/*.js'

test('a choice made on a question page before the script arrives is kept', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/question/verbal/4', { waitUntil: 'commit' })
  await page.locator('label:has(input[value="v4c"])').click()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
  release()
  await hydrated(page)
  await expect(page.locator('input[value="v4c"]')).toBeChecked()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.locator('label:has(input[value="v4c"])').getByText(/^(Correct|Incorrect)$/)).toBeVisible()
})

test('an answer opened before the script arrives stays open', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/question/verbal/4', { waitUntil: 'commit' })
  await page.getByText('Show the answer and explanation').click()
  release()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('a quiz started before the script arrives shows its first question, and runs once it has', async ({
  page,
}) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/quantitative', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await expect(page.getByText('Answer one question at a time')).toBeHidden()
  // What cannot be done yet does not look as if it could.
  await expect(page.getByRole('button', { name: 'Skip' })).toBeDisabled()
  await page.locator('label:has(input[value="q1b"])').click()
  release()
  await hydrated(page)
  await expect(page.locator('input[value="q1b"]')).toBeChecked()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

test('an answer changed after the script arrived is not reset when the quiz is resumed', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/quantitative', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await page.locator('label:has(input[value="q1b"])').click()
  release()
  await hydrated(page)
  await expect(page.locator('input[value="q1b"]')).toBeChecked()
  await page.locator('label:has(input[value="q1c"])').click()
  await page.goBack()
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await expect(page.locator('input[value="q1c"]')).toBeChecked()
})

test('options of a word quiz chosen before the script arrives are kept', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/gre-vocabulary/quiz?of=top', { waitUntil: 'commit' })
  await page.getByRole('combobox').selectOption('deceit')
  await page.getByRole('radio', { name: 'Meaning to word' }).check()
  release()
  const start = page.getByRole('button', { name: /^Start \d+ words$/ })
  await expect(start).toBeEnabled()
  await expect(page.getByRole('combobox')).toHaveValue('deceit')
  await expect(page.getByRole('radio', { name: 'Meaning to word' })).toBeChecked()
  await start.click()
  await expect(page.getByText('Which word is it?')).toBeVisible()
})

test('the words that the address asks for stay selected when only another option was changed', async ({
  page,
}) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/gre-vocabulary/quiz?of=deceit', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Sentence with a blank' }).check()
  release()
  await expect(page.getByRole('button', { name: /^Start \d+ words$/ })).toBeEnabled()
  await expect(page.getByRole('combobox')).toHaveValue('deceit')
  await expect(page.getByRole('radio', { name: 'Sentence with a blank' })).toBeChecked()
})

test('the transition to a page takes at most 120 ms, as it blocks taps', async ({ page }) => {
  await page.goto('/question/verbal/4')
  await hydrated(page)
  await page.addInitScript(recordTransition)
  await page.getByRole('link', { name: 'Next Question' }).click()
  await page.waitForFunction(() => 'transitionMilliseconds' in window)
  const milliseconds = await page.evaluate(() => Number(Reflect.get(window, 'transitionMilliseconds')))
  expect(milliseconds).toBeGreaterThan(0)
  expect(milliseconds).toBeLessThanOrEqual(120)
})

/** Runs in a page that follows another: records how long its transition is to take. */
function recordTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      Reflect.set(window, 'transitionMilliseconds', Math.max(...ends))
    })
  })
}

test('a choice made while stored drafts are still being read is kept', async ({ page }) => {
  // A database that never answers is waited for half a second.
  await page.addInitScript(() => {
    Object.defineProperty(indexedDB, 'open', { value: () => new EventTarget() })
  })
  await page.goto('/verbal#quiz')
  await page.locator('[data-view=running]').waitFor()
  await page
    .getByRole('radio')
    .first()
    .evaluate((choice: HTMLInputElement) => choice.click())
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
})

test('the database opens before a quiz is hydrated, so that the session need not wait for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (...given) => {
      const hydrating = document.querySelectorAll('astro-island[ssr]').length
      document.documentElement.dataset['databaseOpened'] ??= hydrating > 0 ? 'early' : 'late'
      return open(...given)
    }
  })
  await page.goto('/verbal#quiz')
  await hydrated(page)
  await page.locator('label:has(input[value="v1b"])').click()
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
  await expect(page.locator('html')).toHaveAttribute('data-database-opened', 'early')
})
