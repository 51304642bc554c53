import type { LaunchOptions, Page } from '@playwright/test'
import { answersOf, awake, expect, laidOut, openAll, test } from './promise.ts'
import { missingPages, pageKinds } from './site-map.ts'

export const width = 360

const otherPages = ['/practice', '/30-day-study-plan', '/gre-vocabulary/a', '/gre-vocabulary/quiz']

/** What stands outside the screen or outside its own button, in words. */
const jutting = (page: Page): Promise<string[]> =>
  page.evaluate((limit) => {
    const root = document.documentElement
    const controls = [...document.querySelectorAll('header a, header button, main a, main button, footer a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < 0 || right > limit || element.scrollWidth > Math.max(element.clientWidth, 1) + 1
      })
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.outerHTML.slice(0, 120))
    const isWide = root.scrollWidth > limit || innerWidth > limit
    return isWide ? [`${root.scrollWidth} px wide`, ...controls] : controls
  }, width)

type Provide = (options: LaunchOptions) => Promise<void>
type Launch = (fixtures: { launchOptions: LaunchOptions }, provide: Provide) => Promise<void>

/** Letters as large as their reader has set them in the browser, which comes with 16 px. */
export function lettersOf(size: number): Launch {
  return async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    await provide({ ...launchOptions, args })
  }
}

/** The promises to those who read with letters of this size on a phone. */
export function largeLettersFit(size: number): void {
  test('every kind of page fits a phone', async ({ page }) => {
    for (const path of [...pageKinds, ...otherPages, ...missingPages]) {
      await page.goto(path)
      await laidOut(page)
      await openAll(page)
      const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(letters).toBe(`${size}px`)
      expect(await jutting(page), path).toEqual([])
    }
  })

  test('what is chosen for practice keeps its form beside long words', async ({ page }) => {
    await page.goto('/practice')
    await expect(page.getByRole('radio').first()).toBeVisible()
    const forms = await page.locator('label input:is([type=radio], [type=checkbox])').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { width, height } = input.getBoundingClientRect()
        return Math.round(width - height)
      }),
    )
    expect(new Set(forms)).toEqual(new Set([0]))
  })

  test('a quiz fits a phone, and so does the menu', async ({ page }) => {
    await page.goto('/verbal')
    const right = (await answersOf(page, 'verbal')).get('v1') ?? ''
    await page.goto('/verbal#quiz')
    await awake(page)
    expect(await jutting(page), 'running').toEqual([])
    await page.getByRole('button', { name: 'All questions' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await jutting(page), 'all questions').toEqual([])
    await page.keyboard.press('Escape')
    const shown = await page.locator('button[data-proceed]').evaluate((button) => {
      const { top } = button.getBoundingClientRect()
      return Math.max(0, innerHeight - top)
    })
    expect(shown, 'what the buttons take of the screen').toBeLessThan(740 / 6)
    await page.locator(`input[value="${right}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    expect(await jutting(page), 'checked').toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links.first()).toBeInViewport()
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport()
    expect(await jutting(page), 'menu').toEqual([])
  })
}
