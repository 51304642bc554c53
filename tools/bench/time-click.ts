import type { Page } from '@playwright/test'

/** The delay before a simulated press, and its duration, in milliseconds. */
const pressDelay = 60

/**
 * Clicks like a person and returns the milliseconds from release until the expected button or heading is painted.
 * Without the pauses between move, press and release, the click would also wait for the work caused by the move and
 * the press.
 */
export async function timeClick(page: Page, target: string, expected: string): Promise<number> {
  await page.locator(target).hover()
  await page.waitForTimeout(pressDelay)
  await page.mouse.down()
  await page.waitForTimeout(pressDelay)
  const painting = page.evaluate(untilPainted, expected)
  await page.evaluate(() => undefined)
  const [painted] = await Promise.all([painting, page.mouse.up()])
  return painted
}

/** Runs in the page: waits for a click, then for the frame that shows its effect. */
function untilPainted(expected: string): Promise<number> {
  return new Promise((resolve) => {
    const isExpectedShown = (): boolean => {
      const candidates = [...document.querySelectorAll<HTMLElement>('h1, h2, button:enabled')]
      return candidates.some(({ textContent }) => textContent.startsWith(expected))
    }
    const start = (event: Event): void => {
      const checkFrame = (): void => {
        if (!isExpectedShown()) {
          requestAnimationFrame(checkFrame)
          return
        }
        // Runs before any work that the page deferred until after the paint.
        const painted = (): void => resolve(performance.now() - event.timeStamp)
        void scheduler.postTask(painted, { priority: 'user-blocking' })
      }
      requestAnimationFrame(checkFrame)
    }
    addEventListener('click', start, { capture: true, once: true })
  })
}
