import type { Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { hold } from './hold.ts'
import { awake, expect, test } from './promise.ts'

// A page that Back revives as it was: the driver turns this off unless it is told not to.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('the time before the script counts: the question was there to be read', async ({ page }) => {
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/question/verbal/3', { waitUntil: 'commit' })
  await page.getByRole('radio').first().check({ force: true })
  await page.waitForFunction(() => performance.now() > 4000)
  release()
  expect(await secondsOfAnswer(page)).toBeGreaterThanOrEqual(3)
})

test('the time in a tab that nobody has turned to yet does not', async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => []
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  })
  await page.goto('/question/verbal/3')
  await awake(page)
  await page.waitForTimeout(4000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByRole('radio').first().check({ force: true })
  expect(await secondsOfAnswer(page)).toBeLessThan(4)
})

test('the time until Back revives the page does not', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + Number(sessionStorage.getItem('away') ?? 0)
  })
  await page.goto('/question/verbal/3')
  await awake(page)
  const born = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.evaluate(() => sessionStorage.setItem('away', '600000'))
  await page.goBack({ waitUntil: 'commit' })
  expect(await secondsOfAnswer(page)).toBeLessThan(300)
  // Revived, not loaded anew.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born)
})

/** Checks what is chosen, and reads how long it is said to have taken. */
async function secondsOfAnswer(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByText(/^(Correct|Incorrect)\.$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gradus.answers'))).not.toBeNull()
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('gradus')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('attempts').objectStore('attempts').getAll()
          reading.addEventListener('success', () => {
            const attempts: readonly unknown[] = reading.result
            const [attempt] = attempts
            resolve(typeof attempt === 'object' && attempt !== null ? Reflect.get(attempt, 'seconds') : null)
          })
        })
      }),
  )
}
