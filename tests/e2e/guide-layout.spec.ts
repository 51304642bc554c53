import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** Records which blocks of a guide the browser skips in a layout. Gives a function that counts them. */
async function recordSkippedBlocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const skipped = new Set<EventTarget | null>()
    Reflect.set(globalThis, 'skipped', skipped)
    const record = ({ target }: Event): unknown => skipped.add(target)
    addEventListener('contentvisibilityautostatechange', record, { capture: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'skipped'), 'size')))
}

/** Reports the first paint to the page only after the page has loaded, however early the paint was. */
async function reportPaintLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const afterTwoFrames = (then: () => void): number =>
      requestAnimationFrame(() => requestAnimationFrame(then))
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      constructor(callback: PerformanceObserverCallback) {
        super((list, observer) => {
          const report = (): void => callback(list, observer)
          if (document.readyState === 'complete') afterTwoFrames(report)
          else addEventListener('load', () => afterTwoFrames(report))
        })
      }
    }
  })
}

/** How many blocks of a guide are laid out only when they come near the screen. */
function countDeferredBlocks(page: Page): Promise<number> {
  const blocks = page.locator('article > *, [data-part] > *')
  return blocks.evaluateAll(
    (all) => all.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length,
  )
}

test('blocks below the first screen of a guide are laid out after the first paint', async ({ page }) => {
  const countSkipped = await recordSkippedBlocks(page)
  await reportPaintLate(page)
  await page.goto('/verbal-reasoning-tips')
  await expect.poll(() => countDeferredBlocks(page)).toBe(0)
  expect(await countSkipped()).toBeGreaterThan(30)
})

test('a guide opened at a heading is laid out completely at once, so that no line moves', async ({
  page,
}) => {
  const countSkipped = await recordSkippedBlocks(page)
  await page.goto('/verbal-reasoning-tips#a-time-plan-for-each-section')
  await expect(page.getByRole('heading', { name: 'A time plan for each section' })).toBeInViewport()
  expect(await countSkipped()).toBe(0)
})

test('a reload of a guide keeps the scroll position', async ({ page }) => {
  await page.goto('/verbal-reasoning-tips')
  await expect.poll(() => countDeferredBlocks(page)).toBe(0)
  const countSkipped = await recordSkippedBlocks(page)
  const heading = page.getByRole('heading', { name: 'Review like a tutor' })
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = (): Promise<number> => heading.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await page.reload()
  expect(await countSkipped()).toBe(0)
  expect(await top()).toBeCloseTo(before, 0)
})
