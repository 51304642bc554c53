import type { Locator, Page } from '@playwright/test'
import { hydrated } from './fixtures/hydration.ts'
import { lightnessOf } from './fixtures/picture.ts'
import { resultOn } from './fixtures/records.ts'
import { openResults } from './fixtures/seeded-quiz.ts'
import { seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

/** The longest movement that anything on the page is styled with, in milliseconds. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const milliseconds = (text: string): number[] =>
      text.split(', ').map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000))
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
          const animated = animationName === 'none' ? [] : milliseconds(animationDuration)
          return [...animated, ...milliseconds(transitionDuration)]
        }),
      ),
    )
  })

for (const [preference, expectMotion] of [
  ['no-preference', (longest: number) => expect(longest).toBeGreaterThan(100)],
  ['reduce', (longest: number) => expect(longest).toBeLessThanOrEqual(0.1)],
] as const)
  test.describe(`with the motion preference “${preference}”`, () => {
    test.use({ contextOptions: { reducedMotion: preference } })

    test(`the score is ${preference === 'reduce' ? 'not animated' : 'animated'}`, async ({ page }) => {
      await openResults(page, { section: 'verbal' })
      expectMotion(await longestMotion(page))
    })

    test(`the next page ${preference === 'reduce' ? 'does not slide in' : 'slides in'}`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset['slides'] = String(event.viewTransition !== null)
        })
      })
      await page.goto('/help')
      await page.getByRole('link', { name: 'Privacy' }).click()
      await expect(page.locator('h1')).toHaveText('Privacy')
      await expect(page.locator('html')).toHaveAttribute('data-slides', String(preference !== 'reduce'))
    })
  })

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the color scheme of the system overrides the theme chosen on the site', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('gradus.theme', 'light'))
    const inks: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/progress')
      inks.push(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).getPropertyValue('--ink')))
    }
    expect(new Set(inks).size).toBe(2)
  })

  test('the selected choice and the verdict can be seen', async ({ page }) => {
    await page.goto('/question/verbal/1')
    await hydrated(page)
    await page.locator('input[value="v1b"]').check({ force: true })
    await page.mouse.move(0, 0)
    const looks = await page.locator('label:has(input[type=radio])').evaluateAll((labels) =>
      labels.map((label) => {
        const [frame, letter] = [label.querySelector('input') ?? label, label.querySelector('span')]
        const { outlineStyle, outlineWidth } = getComputedStyle(frame)
        return `${outlineStyle} ${outlineWidth} ${letter ? getComputedStyle(letter).backgroundColor : ''}`
      }),
    )
    const [first = '', chosen = '', ...rest] = looks
    expect(chosen).toContain('solid 3px')
    expect(chosen).not.toBe(first)
    expect(new Set([first, ...rest]).size).toBe(1)
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expect(page.getByText(/^(Correct|Incorrect)$/).first()).toBeVisible()
    const borders = await page
      .locator('label > input[type=radio]')
      .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).borderTopWidth))
    expect(borders.every((width) => parseFloat(width) > 0)).toBe(true)
  })

  /** A bar across its middle: its frame, what is done, what is not. */
  const acrossBar = async (page: Page, bar: Locator): Promise<readonly number[]> => {
    const rows = await lightnessOf(page, (await bar.screenshot()).toString('base64'))
    const middle = rows.at(Math.floor(rows.length / 2)) ?? []
    return [0, 0.02, 0.95].map((share) => middle.at(Math.floor(middle.length * share)) ?? 0)
  }

  test('the filled part of a progress bar differs from the rest, and the bar has a frame', async ({
    page,
  }) => {
    await seedResults(page, [resultOn('2026-10-01T10:00:00.000Z')])
    for (const [path, name] of [
      ['/verbal#quiz', 'Questions reached'],
      ['/progress', 'Verbal Reasoning average'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      const bar = page.getByRole('progressbar', { name })
      await expect(bar).toHaveAttribute('value', path === '/progress' ? '80' : /^\d/)
      const [frame = 0, done = 0, rest = 0] = await acrossBar(page, bar)
      expect(Math.abs(done - rest), `${name}: done and not`).toBeGreaterThan(60)
      expect(Math.abs(frame - rest), `${name}: its frame`).toBeGreaterThan(60)
    }
  })

  test('the link to the current page is marked', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/question/verbal/2')
    const grounds = await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link).borderTopColor + getComputedStyle(link).backgroundColor),
      )
    expect(new Set(grounds.filter((_, index) => index !== 1)).size).toBe(1)
    expect(grounds[1]).not.toBe(grounds[0])
    const marks = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor))
    expect(marks[1]).not.toBe(marks[0])
  })
})
