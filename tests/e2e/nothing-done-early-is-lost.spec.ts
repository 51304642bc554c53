import { hold } from './hold.ts'
import { awake, expect, test } from './promise.ts'

const scripts = '**/_astro/*.js'

test('a choice made on a question page before the script arrives is kept', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto('/question/verbal/4', { waitUntil: 'commit' })
  await page.locator('label:has(input[value="v4c"])').click()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
  release()
  await awake(page)
  await expect(page.locator('input[value="v4c"]')).toBeChecked()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.locator('label:has(input[value="v4c"])').getByText(/^(Correct|Incorrect)$/)).toBeVisible()
})

test('an answer opened before the script arrives stays open', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto('/question/verbal/4', { waitUntil: 'commit' })
  await page.getByText('Show the answer and explanation').click()
  release()
  await awake(page)
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('a quiz started before the script arrives shows its first question, and runs once it has', async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/quantitative', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await expect(page.getByText('Answer one question at a time')).toBeHidden()
  // What cannot be done yet does not look as if it could.
  await expect(page.getByRole('button', { name: 'Skip' })).toBeDisabled()
  await page.locator('label:has(input[value="q1b"])').click()
  release()
  await awake(page)
  await expect(page.locator('input[value="q1b"]')).toBeChecked()
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

test('what is chosen for a round of words before the script arrives is kept', async ({ page }) => {
  const release = await hold(page, scripts)
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

test('the words that an address asks for stay chosen, where nobody chose others before the script', async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/gre-vocabulary/quiz?of=deceit', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Sentence with a blank' }).check()
  release()
  await expect(page.getByRole('button', { name: /^Start \d+ words$/ })).toBeEnabled()
  await expect(page.getByRole('combobox')).toHaveValue('deceit')
  await expect(page.getByRole('radio', { name: 'Sentence with a blank' })).toBeChecked()
})

test('a page takes no taps while it comes in, so that it comes in at once', async ({ page }) => {
  await page.goto('/question/verbal/4')
  await awake(page)
  await page.addInitScript(noteHowLongItComesIn)
  await page.getByRole('link', { name: 'Next Question' }).click()
  await page.waitForFunction(() => 'comesIn' in window)
  const milliseconds = await page.evaluate(() => Number(Reflect.get(window, 'comesIn')))
  expect(milliseconds).toBeGreaterThan(0)
  expect(milliseconds).toBeLessThanOrEqual(120)
})

/** Runs in a page that follows another: notes how long its coming in is meant to take. */
function noteHowLongItComesIn(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      Reflect.set(window, 'comesIn', Math.max(...ends))
    })
  })
}
