import { hold } from './hold.ts'
import { awake, expect, expectAccessible, startQuiz, storedResults, test } from './promise.ts'

test('a whole quiz takes three keystrokes a question and no mouse', async ({ page }) => {
  await page.goto('/verbal')
  await awake(page)
  await page.getByRole('link', { name: 'Start the full timed quiz' }).focus()
  await page.keyboard.press('Enter')
  for (let number = 1; number <= 25; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeFocused()
    await page.keyboard.press(number % 2 === 0 ? 'b' : '3')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect.poll(() => storedResults(page)).toHaveLength(1)
})

test('a key counts from the moment in which the question comes', async ({ page }) => {
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

test('a question mark lists the keys, and the list can turn them off', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('a')
  await dialog.getByRole('checkbox', { name: 'Use these keys' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('input:checked')).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.locator('input:checked')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.locator('input:checked')).toHaveCount(0)
})

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('keys that were turned off can be turned on, and until then there is nothing to list', async ({
    page,
  }) => {
    await page.goto('/question/verbal/7')
    await awake(page)
    const button = page.getByRole('button', { name: 'Keyboard' })
    await expect(button).toBeHidden()
    await page.keyboard.press('?')
    const keys = page.getByRole('checkbox', { name: 'Use these keys' })
    await keys.uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await button.click()
    await keys.check()
    await page.keyboard.press('Escape')
    await expect(button).toBeHidden()
    await page.keyboard.press('a')
    await expect(page.getByRole('radio').first()).toBeChecked()
  })
})

test('a list of keys that cannot be fetched harms no quiz, and comes when asked again', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/keys-dialog.*.js')
  await startQuiz(page, 'verbal')
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
  await page.keyboard.press('?')
  await failed
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  const told = page.getByText('The list of keys did not load. Check your connection, then try again.')
  await expect(told).toBeVisible()
  await findAgain()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.locator('input[value="v1a"]')).toBeChecked()
})

test('on a question’s own page a list of keys that comes late does not cover the verdict', async ({
  page,
}) => {
  await page.goto('/question/verbal/1')
  await awake(page)
  const release = await hold(page, '**/keys-dialog.*.js')
  const asked = page.waitForRequest('**/keys-dialog.*.js')
  await page.keyboard.press('?')
  await asked
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  const verdict = page.getByText(/^(Correct|Incorrect)\.$/)
  await expect(verdict).toBeFocused()
  const come = page.waitForResponse('**/keys-dialog.*.js')
  release()
  await come
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(verdict).toBeFocused()
})

for (const modifier of ['Control', 'Meta', 'Alt'])
  test(`a letter pressed with ${modifier} is the browser’s: it chooses nothing, early or late`, async ({
    page,
  }) => {
    const release = await hold(page, '**/_astro/*.js')
    await page.goto('/question/verbal/4', { waitUntil: 'commit' })
    await expect(page.getByText('Show the answer and explanation')).toBeVisible()
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.keyboard.press(`${modifier}+c`)
    release()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeDisabled()
    await page.keyboard.press(`${modifier}+2`)
    await expect(page.locator('input:checked')).toHaveCount(0)
    await page.keyboard.press('d')
    await page.keyboard.press(`${modifier}+Enter`)
    await expect(page.locator('input[value="v4d"]')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
  })
