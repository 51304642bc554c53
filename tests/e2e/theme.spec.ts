import type { Locator, Page } from '@playwright/test'
import { leaveForHelp, restoreByBack, withBackForwardCache } from './fixtures/back-forward-cache.ts'
import { seed } from './fixtures/storage.ts'
import { hydrated } from './fixtures/hydration.ts'
import { expect, test } from './fixtures/test.ts'

test.use(withBackForwardCache)

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
  test.describe(`where the system theme is ${scheme}`, () => {
    test.use({ colorScheme: scheme })

    test('the page follows it, also when it changes', async ({ page }) => {
      await watchFirstTheme(page)
      await page.goto('/')
      expect(await firstTheme(page)).toEqual(['theme at first: none'])
      await expect(page.locator('body')).toHaveCSS('background-color', ground)
      await expect(switchOf(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'))
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
      await expect(page.locator('body')).toHaveCSS('background-color', other)
      await expect(switchOf(page)).toHaveAttribute('aria-pressed', String(scheme !== 'dark'))
    })

    test('the other theme, once chosen, is set before the first paint of every page', async ({ page }) => {
      const chosen = scheme === 'dark' ? 'light' : 'dark'
      await watchFirstTheme(page)
      await page.goto('/')
      await switchOf(page).click()
      await expect(page.locator('body')).toHaveCSS('background-color', other)
      for (const path of ['/verbal', '/question/analytical/3', '/help']) {
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

test('the toolbars of the browser have the background of the page, also in a chosen theme', async ({
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

test('a stored theme that is unknown is ignored', async ({ page }) => {
  await seed(page, { local: { 'gradus.theme': '"><b>blue' } })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('a theme chosen in one tab is applied in all', async ({ page, context }) => {
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

test('a page restored by Back has the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('/verbal')
  // Before that, a request to the database may be open, with which the browser does not keep a page.
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await leaveForHelp(page)
  await switchOf(page).click()
  await restoreByBack(page)
  await expect(page).toHaveURL('/verbal')
  await expect(page.locator('body')).toHaveCSS('background-color', dark)
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true')
})
