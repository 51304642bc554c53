import type { LaunchOptions, Page } from '@playwright/test'
import { drawnOn } from '../e2e/drawn.ts'
import { answersOf, awake, expect, laidOut, openAll, test } from '../e2e/promise.ts'
import { keepResults, resultOn } from '../e2e/seeds.ts'
import { missingPages, pageKinds } from '../e2e/site-map.ts'

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
  }, page.viewportSize()?.width ?? 0)

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

  test('what is chosen keeps its form beside long words', async ({ page }) => {
    for (const path of ['/practice', '/gre-vocabulary/quiz']) {
      await page.goto(path)
      await expect(page.getByRole('radio').first()).toBeVisible()
      const forms = await page
        .locator('label input:is([type=radio], [type=checkbox])')
        .evaluateAll((inputs) =>
          inputs.map((input) => {
            const { width, height } = input.getBoundingClientRect()
            return Math.round(width - height)
          }),
        )
      expect(new Set(forms), path).toEqual(new Set([0]))
    }
  })

  test('a question of each kind fits a phone, and so does its review', async ({ page }) => {
    for (const ids of [
      ['v126', 'v127', 'v128', 'v130'],
      ['q126', 'q131', 'q132', 'q133'],
    ]) {
      await page.goto(`/practice#quiz&set=${ids.join('.')}`)
      for (const [index, id] of ids.entries()) {
        await expect(page.getByRole('heading', { name: `Question ${index + 1} of 4` })).toBeVisible()
        expect(await jutting(page), id).toEqual([])
        await page.getByRole('button', { name: index === 3 ? 'Skip and finish' : 'Skip' }).click()
      }
      await expect(page.locator('[data-reviewed]')).toHaveCount(4)
      await openAll(page)
      expect(await jutting(page), 'review').toEqual([])
    }
  })

  test('the words of a picture grow as well, and what is then too wide moves in its frame', async ({
    page,
  }) => {
    await page.goto('/data-analysis-practice')
    await laidOut(page)
    const pictures = await drawnOn(page)
    expect(pictures.length).toBeGreaterThan(7)
    for (const { name, words } of pictures) expect(words / size, name).toBeGreaterThan(0.55)
    expect(pictures[0]?.beyond).toBeGreaterThan(50)
    const frame = page.getByRole('group', { name: 'Figure' }).first()
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })

  test('the number of a ring stays in its ring', async ({ page }) => {
    await keepResults(page, [
      resultOn('2026-11-01T10:00:00.000Z', { correctAnswers: 25, incorrectAnswers: 0, skippedQuestions: 0 }),
    ])
    await page.goto('/progress')
    const figure = page.getByRole('img', { name: /: 100%$/ }).first()
    const [ring, number] = await figure.evaluate((image) =>
      [image, ...image.querySelectorAll('text')].map((part) => part.getBoundingClientRect().width),
    )
    expect((number ?? 0) / (ring ?? 0)).toBeLessThan(0.7)
  })

  test('the longest words fit a phone', async ({ page }) => {
    await page.route('**/questions/words.*.json', async (route) => {
      const response = await route.fetch()
      const cards: unknown = await response.json()
      if (!Array.isArray(cards)) throw new Error('The words are no list')
      const long = cards
        .filter(({ word }: { word: string }) => word.length > 12)
        .map((card: object) => ({ ...card, tier: 'top' }))
      await route.fulfill({ json: long })
    })
    await page.goto('/gre-vocabulary/quiz')
    await page.getByRole('button', { name: 'Start 10 words' }).click()
    for (const _ of Array.from({ length: 10 })) {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const word = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const lines = getComputedStyle(heading)
        return {
          text: heading.textContent,
          isWhole: heading.clientHeight < parseFloat(lines.lineHeight) * 1.5,
        }
      })
      expect(word).toEqual({ text: word.text, isWhole: true })
      await page.getByRole('listitem').getByRole('button').first().click()
      expect(await jutting(page), word.text).toEqual([])
      await page.getByRole('button', { name: 'Next' }).click()
    }
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
    const shown = await page.locator('button[data-next-button]').evaluate((button) => {
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
