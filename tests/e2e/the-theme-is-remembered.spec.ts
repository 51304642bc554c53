import type { Locator, Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { expect, test } from './promise.ts'

// A page that Back revives as it was: the driver turns this off unless it is told not to.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const light = 'rgb(250, 247, 240)'
const dark = 'rgb(22, 21, 16)'

const switchOf = (page: Page): Locator => page.getByRole('button', { name: 'Dark theme' })

/** Notes the theme at the moment the body comes into being, before anything can have been painted. */
async function watchFirstTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('body') === null) return
      observer.disconnect()
      performance.mark(`theme at first: ${document.documentElement.dataset['theme'] ?? 'none'}`)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

const firstTheme = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('mark').map((mark) => mark.name))

for (const [scheme, ground, other] of [
  ['light', light, dark],
  ['dark', dark, light],
] as const) {
  test.describe(`where the system is ${scheme}`, () => {
    test.use({ colorScheme: scheme })

    test('the page follows it, and goes on following it', async ({ page }) => {
      await watchFirstTheme(page)
      await page.goto('/')
      expect(await firstTheme(page)).toEqual(['theme at first: none'])
      await expect(page.locator('body')).toHaveCSS('background-color', ground)
      await expect(switchOf(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'))
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
      await expect(page.locator('body')).toHaveCSS('background-color', other)
      await expect(switchOf(page)).toHaveAttribute('aria-pressed', String(scheme !== 'dark'))
    })

    test('the other theme, once chosen, is there at the first paint of every page', async ({ page }) => {
      const chosen = scheme === 'dark' ? 'light' : 'dark'
      await watchFirstTheme(page)
      await page.goto('/')
      await switchOf(page).click()
      await expect(page.locator('body')).toHaveCSS('background-color', other)
      for (const path of ['/verbal', '/question/analytical/3', '/progress', '/gre-vs-gmat', '/help']) {
        await page.goto(path)
        expect(await firstTheme(page)).toEqual([`theme at first: ${chosen}`])
        await expect(page.locator('body')).toHaveCSS('background-color', other)
        await expect(switchOf(page)).toHaveAttribute('aria-pressed', String(chosen === 'dark'))
      }
      await switchOf(page).click()
      await page.reload()
      await expect(page.locator('body')).toHaveCSS('background-color', ground)
    })
  })
}

test('the bars of the browser have the ground of the page, also in the theme that was chosen', async ({
  page,
}) => {
  const bars = (): Promise<readonly (string | null)[]> =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
          meta.getAttribute('content'),
        ),
      ),
    ])
  await page.goto('/')
  await switchOf(page).click()
  await expect.poll(bars).toEqual([dark])
  await page.goto('/verbal')
  await expect.poll(bars).toEqual([dark])
  await page.evaluate(() => localStorage.clear())
  await page.goto('/help')
  await expect.poll(bars).toEqual([light])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(bars).toEqual([dark])
})

test('a kept theme that is no theme is passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gradus.theme', '"><b>blue'))
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('a theme chosen in one tab is the theme of all', async ({ page, context }) => {
  await page.goto('/help')
  const other = await context.newPage()
  await other.goto('/')
  await switchOf(other).click()
  await expect(page.locator('body')).toHaveCSS('background-color', dark)
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true')
  await other.evaluate(() => localStorage.clear())
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a page that Back revives has the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('/verbal')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await switchOf(page).click()
  const born = await page.evaluate(() => performance.timeOrigin)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/verbal')
  await expect(page.locator('body')).toHaveCSS('background-color', dark)
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true')
  // Revived, not loaded anew: it is older than the page it comes back from.
  expect(await page.evaluate(() => performance.timeOrigin)).toBeLessThan(born)
})

test('a browser that cannot choose between two colors in one value is given each in its own', async ({
  request,
}) => {
  for (const path of ['/', '/verbal', '/question/quantitative/17'])
    expect(await (await request.get(path)).text()).not.toContain('light-dark(')
})
