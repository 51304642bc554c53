import { expect, test } from './promise.ts'
import type { Page } from '@playwright/test'

/** Counts the blocks of a guide that were put off before the first paint. */
async function countPutOff(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const putOff = new Set<EventTarget | null>()
    Reflect.set(globalThis, 'putOff', putOff)
    const note = ({ target }: Event): unknown => putOff.add(target)
    addEventListener('contentvisibilityautostatechange', note, { capture: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'putOff'), 'size')))
}

/** Has the page hear of its first paint only when all of it has been read, however soon the paint was. */
async function tellOfPaintLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const twoFramesOn = (then: () => void): number => requestAnimationFrame(() => requestAnimationFrame(then))
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      constructor(note: PerformanceObserverCallback) {
        super((list, observer) => {
          const tell = (): void => note(list, observer)
          if (document.readyState === 'complete') twoFramesOn(tell)
          else addEventListener('load', () => twoFramesOn(tell))
        })
      }
    }
  })
}

/** The blocks of a guide that are still laid out only when they come near. */
function stillPutOff(page: Page): Promise<number> {
  const blocks = page.locator('article > *')
  return blocks.evaluateAll(
    (all) => all.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length,
  )
}

test('what is below the first screen of a guide is laid out after the first paint', async ({ page }) => {
  const putOff = await countPutOff(page)
  await tellOfPaintLate(page)
  await page.goto('/verbal-reasoning-tips')
  await expect.poll(() => stillPutOff(page)).toBe(0)
  expect(await putOff()).toBeGreaterThan(30)
})

test('whoever comes to the middle of a guide gets all of it at once, so that no line jumps', async ({
  page,
}) => {
  const putOff = await countPutOff(page)
  await page.goto('/verbal-reasoning-tips#a-time-plan-for-each-section')
  await expect(page.getByRole('heading', { name: 'A time plan for each section' })).toBeInViewport()
  expect(await putOff()).toBe(0)
})

test('a guide that is loaded again comes back to the same line', async ({ page }) => {
  await page.goto('/verbal-reasoning-tips')
  await expect.poll(() => stillPutOff(page)).toBe(0)
  const putOff = await countPutOff(page)
  const heading = page.getByRole('heading', { name: 'Review like a tutor' })
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = (): Promise<number> => heading.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await page.reload()
  expect(await putOff()).toBe(0)
  expect(await top()).toBeCloseTo(before, 0)
})
