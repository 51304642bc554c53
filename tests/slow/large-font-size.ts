import type { LaunchOptions, Page } from '@playwright/test'
import { answersOf } from '../e2e/fixtures/bank.ts'
import { figuresOn } from '../e2e/fixtures/figures.ts'
import { hydrated, readToItsEnd } from '../e2e/fixtures/hydration.ts'
import { missingPages, pageKinds } from '../e2e/fixtures/pages.ts'
import { openAll } from '../e2e/fixtures/quiz.ts'
import { resultOn } from '../e2e/fixtures/records.ts'
import { seedResults } from '../e2e/fixtures/storage.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

const otherPages = ['/practice', '/30-day-study-plan', '/gre-vocabulary/a', '/gre-vocabulary/quiz']

/** Describes each control that is partly outside the screen, or too small for its text, and a page that is too wide. */
const overflowing = (page: Page): Promise<string[]> =>
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

/** For `test.use`: the reader has set this font size in the browser, where it is 16 px at first. */
export function launchWithFontSize(size: number): Launch {
  return async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    await provide({ ...launchOptions, args })
  }
}

/** Defines the tests of the site on a phone whose reader has set this font size. */
export function testFontSize(size: number): void {
  test('every kind of page fits a phone', async ({ page }) => {
    for (const path of [...pageKinds, ...otherPages, ...missingPages]) {
      await page.goto(path)
      await readToItsEnd(page)
      await openAll(page)
      const fontSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(fontSize).toBe(`${size}px`)
      expect(await overflowing(page), path).toEqual([])
    }
  })

  test('radio buttons and checkboxes are as wide as high beside long words', async ({ page }) => {
    for (const path of ['/practice', '/gre-vocabulary/quiz']) {
      await page.goto(path)
      await expect(page.getByRole('radio').first()).toBeVisible()
      const differences = await page
        .locator('label input:is([type=radio], [type=checkbox])')
        .evaluateAll((inputs) =>
          inputs.map((input) => {
            const { width, height } = input.getBoundingClientRect()
            return Math.round(width - height)
          }),
        )
      expect(new Set(differences), path).toEqual(new Set([0]))
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
        expect(await overflowing(page), id).toEqual([])
        await page.getByRole('button', { name: index === 3 ? 'Skip and finish' : 'Skip' }).click()
      }
      await expect(page.locator('[data-reviewed]')).toHaveCount(4)
      await openAll(page)
      expect(await overflowing(page), 'review').toEqual([])
    }
  })

  test('the text of a figure grows too, and a figure that is then too wide scrolls in its frame', async ({
    page,
  }) => {
    await page.goto('/data-analysis-practice')
    await readToItsEnd(page)
    const figures = await figuresOn(page)
    expect(figures.length).toBeGreaterThan(7)
    for (const { name, fontSize } of figures) expect(fontSize / size, name).toBeGreaterThan(0.55)
    expect(figures[0]?.overflow).toBeGreaterThan(50)
    const frame = page.getByRole('group', { name: 'Figure' }).first()
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })

  test('the percentage in a score ring does not touch the ring', async ({ page }) => {
    await seedResults(page, [
      resultOn('2026-11-01T10:00:00.000Z', { correctAnswers: 25, incorrectAnswers: 0, skippedQuestions: 0 }),
    ])
    await page.goto('/progress')
    const figure = page.getByRole('img', { name: /: 100%$/ }).first()
    const [ring, number] = await figure.evaluate((image) =>
      [image, ...image.querySelectorAll('text')].map((part) => part.getBoundingClientRect().width),
    )
    expect((number ?? 0) / (ring ?? 0)).toBeLessThan(0.7)
  })

  test('the longest words of the word quiz are on one line, and its buttons fit a phone', async ({
    page,
  }) => {
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
      expect(await overflowing(page), word.text).toEqual([])
      await page.getByRole('button', { name: 'Next' }).click()
    }
  })

  test('a quiz, its list of questions and the menu fit a phone', async ({ page }) => {
    const right = answersOf('verbal').get('v1') ?? ''
    await page.goto('/verbal#quiz')
    await hydrated(page)
    expect(await overflowing(page), 'running').toEqual([])
    await page.getByRole('button', { name: 'All questions' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await overflowing(page), 'all questions').toEqual([])
    await page.keyboard.press('Escape')
    const covered = await page.locator('button[data-next-button]').evaluate((button) => {
      const { top } = button.getBoundingClientRect()
      return Math.max(0, innerHeight - top)
    })
    expect(covered, 'height of the buttons at the end of the screen').toBeLessThan(740 / 6)
    await page.locator(`input[value="${right}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    expect(await overflowing(page), 'checked').toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links.first()).toBeInViewport()
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport()
    expect(await overflowing(page), 'menu').toEqual([])
  })
}
