import { hold } from './hold.ts'
import { expect, startQuiz, test } from './promise.ts'

test('after a check by Enter the next step has the focus, also where a locked choice would keep it', async ({
  page,
}) => {
  await page.addInitScript(keepFocusOnLocked)
  await startQuiz(page, 'verbal')
  await page.locator('input[value="v1a"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

/** Runs in a page: does as Firefox, where a control that is disabled keeps the focus, and its keys reach nobody. */
function keepFocusOnLocked(): void {
  let latest: EventTarget | null = null
  const kept = (): Element | null =>
    latest instanceof Element && latest.isConnected && latest.matches(':disabled') ? latest : null
  addEventListener('focusin', ({ target }) => (latest = target), true)
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
  Object.defineProperty(Document.prototype, 'activeElement', {
    get() {
      const active: unknown = own?.get?.call(this)
      return active === document.body ? (kept() ?? active) : active
    },
  })
  const swallow = (event: Event): void => {
    if (event.target === document.body && kept()) event.stopImmediatePropagation()
  }
  addEventListener('keydown', swallow, true)
}

test('whoever has begun before the script arrives goes on among the choices', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 520 })
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/quantitative', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await page.locator('label:has(input[value="q1e"])').click()
  release()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeEnabled()
  await expect(page.locator('input[value="q1e"]')).toBeFocused()
  await expect(page.locator('label:has(input[value="q1e"])')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('input[value="q1d"]')).toBeChecked()
})

test('whoever chose before the script arrives, where a quiz goes on at another question, is led to that', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  const release = await hold(page, '**/_astro/*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.locator('label:has(input[value="v1b"])').click()
  release()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})
