import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const openerOf = (page: Page): Locator => page.getByRole('button', { name: 'Menu' })
const studyOf = (page: Page): Locator => page.locator('#study-menu')
const studyOpenerOf = (page: Page): Locator => page.getByRole('button', { name: 'Study' })

test('the menu button is shown only on screens too narrow for the links', async ({ page }) => {
  await page.goto('/')
  for (const [width, isFolded] of [
    [320, true],
    [767, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await expect(openerOf(page)).toBeVisible({ visible: isFolded })
    await expect(menuOf(page)).toBeVisible({ visible: !isFolded })
    await expect(studyOpenerOf(page)).toBeVisible({ visible: !isFolded })
  }
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the button opens and closes the menu, also when the focus is in it', async ({ page }) => {
    await page.goto('/progress')
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeVisible()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await expect(menuOf(page)).toBeVisible()
  })

  test('keys open the menu and move through its links; Escape closes it, and so does leaving its last link', async ({
    page,
  }) => {
    await page.goto('/progress')
    await openerOf(page).press('Enter')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(openerOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const name of await menuOf(page).getByRole('link').allTextContents()) {
      await page.keyboard.press('Tab')
      await expect(menuOf(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menuOf(page)).toBeHidden()
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens and closes, and its links work', async ({ page }) => {
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

test.describe('on a wide screen', () => {
  test('keys open the Study menu and move through it; Escape closes it, and so does leaving its last link', async ({
    page,
  }) => {
    await page.goto('/gre-vocabulary')
    await expect(studyOf(page)).toBeHidden()
    await studyOpenerOf(page).press('Enter')
    await expect(studyOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(studyOf(page).getByRole('link', { name: 'Practice by topic' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(studyOf(page)).toBeHidden()
    await expect(studyOpenerOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const name of await studyOf(page).getByRole('link').allTextContents()) {
      await page.keyboard.press('Tab')
      await expect(studyOf(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(studyOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeFocused()
  })

  test('the Study menu stands below its button, at every width', async ({ page }) => {
    await page.goto('/help')
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      await studyOpenerOf(page).click()
      const [button, panel] = [await studyOpenerOf(page).boundingBox(), await studyOf(page).boundingBox()]
      if (!button || !panel) throw new Error('The menu is not shown')
      expect(panel.x + panel.width).toBeCloseTo(button.x + button.width, 0)
      expect(panel.y).toBeGreaterThanOrEqual(button.y + button.height)
      await studyOpenerOf(page).click()
      await expect(studyOf(page)).toBeHidden()
    }
  })
})

test('the footer shows the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00Z'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

test.describe('in a browser without popovers', () => {
  // The styles are changed below, which the policy would not let pass.
  test.use({ bypassCSP: true })

  test('the links are shown below the site name', async ({ page }) => {
    await page.route('/help', async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text())
        .replaceAll(' popover="auto"', '')
        .replaceAll(':popover-open', ':unheard-of')
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto('/help')
    for (const width of [320, 375, 767, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(menuOf(page).getByRole('link')).toHaveCount(13)
      for (const opener of await page.locator('#head [popovertarget]').all())
        await expect(opener).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const name = await page.getByRole('link', { name: 'Gradus' }).boundingBox()
      const links = await menuOf(page).boundingBox()
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(links?.y ?? 0)
    }
  })
})
