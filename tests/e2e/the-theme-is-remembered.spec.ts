import { expect, test } from './promise.ts'
import type { Locator, Page } from '@playwright/test'

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

test('a kept theme that is no theme is passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gradus.theme', '"><b>blue'))
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})
