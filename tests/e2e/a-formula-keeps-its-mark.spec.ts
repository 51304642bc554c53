import type { Page } from '@playwright/test'
import { expect, openAll, reviewSet, test } from './promise.ts'

test.use({ viewport: { width: 320, height: 740 } })

/** The formulas of a page that run over several lines and have a mark after them, and those that lose it. */
const markedFormulas = (page: Page): Promise<{ broken: number; lost: string[] }> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll('math:not([display=block])')].flatMap((math) => {
      const own = math.querySelector(':scope > mrow:last-child > mtext:last-child')
      const mark = own ?? math.parentElement?.closest('.together')?.lastChild
      const end = own ? own.previousElementSibling : math.lastElementChild
      if (!math.checkVisibility() || !mark || !end) return []
      const range = document.createRange()
      range.selectNodeContents(mark)
      const [first, last, at] = [math.firstElementChild ?? end, end, range]
      return [{ math, boxes: [first, last, at].map((part) => part.getBoundingClientRect()) }]
    })
    const broken = marked.filter(({ boxes: [first, last] }) => first && last && last.top > first.bottom)
    const lost = marked.filter(({ boxes: [, last, at] }) => {
      if (!last || !at) return true
      const middle = (at.top + at.bottom) / 2
      return middle < last.top - 4 || middle > last.bottom + 4 || at.left < last.right - 2 || at.right > 320
    })
    return { broken: broken.length, lost: lost.map(({ math }) => math.textContent) }
  })

test('the mark after a formula stands behind its end, on however many lines', async ({ page }) => {
  await reviewSet(page, ['q13', 'q125', 'q132', 'q140', 'q145', 'q165', 'q242'])
  await openAll(page)
  await page.evaluate(() => document.fonts.ready)
  const { broken, lost } = await markedFormulas(page)
  expect(broken, 'formulas on several lines').toBeGreaterThan(0)
  expect(lost).toEqual([])
})
