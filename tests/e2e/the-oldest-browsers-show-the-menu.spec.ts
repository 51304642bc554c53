import { expect, test } from './promise.ts'

// The styles are changed below, which the policy would not let pass.
test.use({ bypassCSP: true })

test('where there are no popovers, the links stand below the name on a small screen', async ({ page }) => {
  await page.route('/help', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text())
      .replace(' popover="auto"', '')
      .replaceAll(':popover-open', ':unheard-of')
    await route.fulfill({ response: answer, body: html })
  })
  for (const [width, isSmall] of [
    [320, true],
    [375, true],
    [767, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/help')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link')).toHaveCount(6)
    await expect(page.locator('#head [popovertarget]')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const name = await page.getByRole('link', { name: 'Gradus' }).boundingBox()
    const links = await menu.boundingBox()
    expect((name?.y ?? 0) + (name?.height ?? 0) <= (links?.y ?? 0)).toBe(isSmall)
  }
})
