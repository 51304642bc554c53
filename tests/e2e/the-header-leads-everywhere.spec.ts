import { expect, test } from './promise.ts'
import type { Locator, Page } from '@playwright/test'

const names = ['Home', 'Verbal', 'Quantitative', 'Analytical', 'Progress', 'Practice']

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const openerOf = (page: Page): Locator => page.getByRole('button', { name: 'Menu' })

for (const [path, current, mark] of [
  ['/', 'Home', 'page'],
  ['/verbal', 'Verbal', 'page'],
  ['/quantitative', 'Quantitative', 'page'],
  ['/analytical', 'Analytical', 'page'],
  ['/progress', 'Progress', 'page'],
  ['/practice', 'Practice', 'page'],
  ['/question/quantitative/7', 'Quantitative', 'true'],
  ['/question/analytical/25', 'Analytical', 'true'],
] as const)
  test(`the header marks ${current} on ${path}`, async ({ page, isMobile }) => {
    await page.goto(path)
    if (isMobile) await openerOf(page).click()
    await expect(menuOf(page).getByRole('link')).toHaveText(names)
    await expect(menuOf(page).locator('[aria-current]')).toHaveText([current])
    await expect(menuOf(page).locator('[aria-current]')).toHaveAttribute('aria-current', mark)
  })

test('a page that stands under none of the links marks none', async ({ page, isMobile }) => {
  for (const path of ['/terms', '/gre-vocabulary', '/verbal-reasoning-tips']) {
    await page.goto(path)
    if (isMobile) await openerOf(page).click()
    await expect(menuOf(page).getByRole('link')).toHaveText(names)
    await expect(menuOf(page).locator('[aria-current]')).toHaveCount(0)
  }
})

test('each of the links leads to its page', async ({ page, isMobile }) => {
  await page.goto('/help')
  for (const [name, path] of [
    ['Verbal', '/verbal'],
    ['Quantitative', '/quantitative'],
    ['Analytical', '/analytical'],
    ['Progress', '/progress'],
    ['Home', '/'],
  ] as const) {
    if (isMobile) await openerOf(page).click()
    await menuOf(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})

test('the menu button is there only where the links are folded away', async ({ page }) => {
  for (const [width, isFolded] of [
    [320, true],
    [375, true],
    [767, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await expect(openerOf(page)).toBeVisible({ visible: isFolded })
    await expect(menuOf(page)).toBeVisible({ visible: !isFolded })
  }
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the button opens the menu and closes it', async ({ page }) => {
    await page.goto('/progress')
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeVisible()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeHidden()
  })

  test('the button closes the menu also when the focus is in it', async ({ page }) => {
    await page.goto('/progress')
    await openerOf(page).click()
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeVisible()
  })

  test('the menu closes when the focus goes on to the page', async ({ page }) => {
    await page.goto('/progress')
    await openerOf(page).click()
    for (const name of names) {
      await page.keyboard.press('Tab')
      await expect(menuOf(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menuOf(page)).toBeHidden()
  })

  test('the menu opens by keyboard, Escape closes it, and the focus is back on the button', async ({
    page,
  }) => {
    await page.goto('/progress')
    await openerOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(openerOf(page)).toBeFocused()
  })

  test('choosing a link closes the menu, even the link to the page already shown', async ({ page }) => {
    await page.goto('/verbal')
    await openerOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Verbal' }).click()
    await expect(page).toHaveURL('/verbal')
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(menuOf(page)).toBeHidden()
  })

  test('choosing a link while a quiz runs closes the menu', async ({ page }) => {
    await page.goto('/verbal#quiz')
    await openerOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Verbal' }).click()
    await expect(menuOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning' })).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens, closes and leads on', async ({ page }) => {
      await page.goto('/progress')
      await openerOf(page).click()
      await expect(menuOf(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menuOf(page)).toBeHidden()
      await openerOf(page).click()
      await menuOf(page).getByRole('link', { name: 'Analytical' }).click()
      await expect(page).toHaveURL('/analytical')
      await expect(menuOf(page)).toBeHidden()
    })
  })
})

test('the first Tab offers to skip to the content, and the next stop is inside it', async ({ page }) => {
  await page.goto('/verbal-reasoning-tips')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the footer has the current year, and leads to Terms, Privacy and Help', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00Z'))
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2031')
  await expect(footer.getByRole('link')).toHaveText(['Terms', 'Privacy', 'Help'])
  for (const [name, path, heading] of [
    ['Terms', '/terms', 'Terms'],
    ['Privacy', '/privacy', 'Privacy'],
    ['Help', '/help', 'Help'],
  ] as const) {
    await footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer has the year of the build', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`)
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden()
  })
})
