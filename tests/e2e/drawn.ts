import type { Page } from '@playwright/test'
import { expect, openAll } from './promise.ts'

/** How a picture comes out: the height of its least words in pixels, words that stand outside it, and its frame's overflow. */
type Drawn = Readonly<{ name: string; words: number; outside: readonly string[]; beyond: number }>

/** Every picture on the page as it stands. */
export async function drawnOn(page: Page): Promise<readonly Drawn[]> {
  return page.locator('main svg.fig').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const frame = picture.closest('[role="group"]') ?? picture
      const place = picture.getBoundingClientRect()
      const scale = place.width / Number(picture.getAttribute('viewBox')?.split(' ')[2])
      const texts = [...picture.querySelectorAll('text')]
      const outside = texts.filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return (
          left < place.left - 1 || right > place.right + 1 || top < place.top - 3 || bottom > place.bottom + 3
        )
      })
      return {
        name: picture.getAttribute('aria-label')?.slice(0, 60) ?? '',
        words: scale * Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
        outside: outside.map((text) => text.textContent),
        beyond: frame.scrollWidth - frame.clientWidth,
      }
    }),
  )
}

/** Opens the review of a set in which nothing was answered: each question with its picture. */
export async function reviewOf(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto(`/practice#quiz&set=${ids.join('.')}`)
  for (const place of ids.keys()) {
    await expect(
      page.getByRole('heading', { name: `Question ${place + 1} of ${ids.length}`, exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Skip/ }).click()
  }
  await expect(page.locator('[data-reviewed]')).toHaveCount(ids.length)
  await openAll(page)
}
