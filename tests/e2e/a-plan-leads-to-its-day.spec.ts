import type { Locator } from '@playwright/test'
import { expect, test } from './promise.ts'

for (const [path, days] of [
  ['/30-day-study-plan', 30],
  ['/last-minute-study-guide', 7],
] as const)
  test(`${path} leads from its top to the day that is next`, async ({ page }) => {
    const ofDay = (day: number): Locator => page.locator(`#day-${day} [data-tick]`)
    const wayTo = (day: number): Locator => page.getByRole('link', { name: `Go to Day ${day}`, exact: true })
    await page.goto(path)
    await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeAttached()
    await wayTo(1).click()
    await expect(page.locator('#day-1')).toBeInViewport()
    await ofDay(3).first().check()
    await expect(wayTo(3)).toBeAttached()
    await ofDay(3).last().check()
    await page.reload()
    await wayTo(4).click()
    await expect(page).toHaveURL(`${path}#day-4`)
    await expect(page.locator('#day-4')).toBeInViewport()
    await ofDay(days).last().check()
    await page.reload()
    await expect(ofDay(days).last()).toBeChecked()
    await expect(wayTo(1)).toBeAttached()
  })
