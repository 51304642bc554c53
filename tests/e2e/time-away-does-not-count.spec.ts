import type { Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { awake, expect, test } from './promise.ts'

// A page that Back revives as it was: the driver turns this off unless it is told not to.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Ten minutes pass on the clock on the wall as soon as the page is left. */
async function leaveForTenMinutes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.evaluate(() => sessionStorage.setItem('away', '600000'))
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + Number(sessionStorage.getItem('away') ?? 0)
  })
})

for (const [what, address] of [
  ['a quiz', '/quantitative#quiz'],
  ['a timed set', '/practice#quiz&set=v1.v2&pace=test'],
] as const)
  test(`the time away from ${what} does not count where Back revives the page`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeFocused()
    await leaveForTenMinutes(page)
    const born = await page.evaluate(() => performance.timeOrigin)
    await page.goBack({ waitUntil: 'commit' })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible()
    await expect(page.locator('[data-clock]')).toHaveText(/^0[01]:/)
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Question 2 of' })).toBeFocused()
    await expect(page.locator('[data-clock]')).toHaveText(/^0[01]:/)
    // Revived, not loaded anew: it is older than the page it comes back from.
    expect(await page.evaluate(() => performance.timeOrigin)).toBeLessThan(born)
  })

/** As Firefox does: what is posted while the page is left is lost, and React goes on by messages to itself. */
async function losePosted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isLeft = false
    addEventListener('pagehide', () => (isLeft = true))
    addEventListener('pageshow', () => (isLeft = false))
    const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage')
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      if (!isLeft && typeof post === 'function') Reflect.apply(post, this, message)
    }
  })
}

test('the clock goes on after Back in a browser that loses what is posted while the page is left', async ({
  page,
}) => {
  await losePosted(page)
  await page.goto('/verbal#quiz')
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toHaveText('00:01')
  await leaveForTenMinutes(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('[data-clock]')).toHaveText(/^0[01]:(?!0[0-3])/)
})

test('an explanation comes after Back in such a browser, though the page was left right after a press', async ({
  page,
}) => {
  await losePosted(page)
  await page.goto('/verbal#quiz')
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeFocused()
  await page.getByRole('button', { name: 'Hide the clock' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of' })).toBeFocused()
  await leaveForTenMinutes(page)
  await page.goBack({ waitUntil: 'commit' })
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.locator('[data-explanation]')).toBeVisible()
})

test('the clock stands while a question is not there to be read', async ({ page, lose }) => {
  await page.clock.install()
  await page.goto('/verbal#quiz')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  const findAgain = await lose('**/questions/verbal-1*')
  await page.reload()
  await awake(page)
  await waitWithoutQuestions(page, findAgain)
})

test('the clock stands, too, while the next question has not come', async ({ page, lose }) => {
  await page.clock.install()
  const findAgain = await lose('**/questions/verbal-1*')
  await page.goto('/verbal#quiz')
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await waitWithoutQuestions(page, findAgain)
})

/** Lets ten minutes go by without the second question, then fetches it: they must not count. */
async function waitWithoutQuestions(page: Page, findAgain: () => Promise<void>): Promise<void> {
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await page.clock.runFor(600_000)
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toHaveText(/^0[01]:/)
}
