import type { Locator, Page } from '@playwright/test'
import { nextFrames } from './fixtures/clock.ts'
import { hydrated } from './fixtures/hydration.ts'
import { quizAt } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** `ignore-double-tap.browser.test.tsx` tests the rule itself; here the browser makes the clicks of real taps. */

test.use({ hasTouch: true, viewport: { width: 375, height: 520 } })

/** Presses one place on the screen several times in quick succession, whatever is there by then. */
type Press = (button: Locator, times: number) => Promise<void>

const ways: Readonly<Record<'tap' | 'click', (page: Page) => Press | Promise<Press>>> = {
  async tap(page) {
    const session = await page.context().newCDPSession(page)
    // The test tells the browser when each tap happened, so a slow machine does not matter. Each press is 2 s later.
    let seconds = Date.now() / 1000
    return async (button, times) => {
      const point = await middleOf(button)
      seconds += 2
      for (let tap = 0; tap < times; tap += 1) {
        const timestamp = seconds + tap * 0.15
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [point],
          timestamp,
        })
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchEnd',
          touchPoints: [],
          timestamp: timestamp + 0.02,
        })
      }
      await nextFrames(page)
    }
  },
  click(page) {
    return async (button, times) => {
      const { x, y } = await middleOf(button)
      await page.mouse.click(x, y, { clickCount: times, delay: 20 })
      await nextFrames(page)
    }
  },
}

for (const way of ['tap', 'click'] as const) {
  test(`a double ${way} on Complete Quiz does not follow the link that appears in its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    const press = await ways[way](page)
    await quizAt(page, 'verbal', 25)
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await press(page.getByRole('button', { name: 'Complete Quiz' }), 2)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    await nextFrames(page)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    expect(await page.locator('[data-reviewed][open]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/verbal')
  })

  test(`a double or triple ${way} on Skip skips one question, and a later ${way} skips the next`, async ({
    page,
  }) => {
    const press = await ways[way](page)
    await quizAt(page, 'analytical', 21)
    const skip = page.getByRole('button', { name: 'Skip' })
    // The last double press would finish the quiz, because question 25 has Skip and finish in the same place.
    for (const [times, number] of [
      [2, 22],
      [1, 23],
      [3, 24],
      [2, 25],
    ] as const) {
      await press(skip, times)
      await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeVisible()
    }
  })
}

test('a double tap on Start or Next in the word quiz does not answer a word', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const press = await ways.tap(page)
  await page.goto('/gre-vocabulary/quiz?of=top')
  await hydrated(page)
  await press(page.getByRole('button', { name: 'Start 10 words' }), 2)
  const next = page.getByRole('button', { name: 'Next' })
  const options = page.getByRole('main').getByRole('list').getByRole('button')
  for (let word = 1; word <= 4; word += 1) {
    await expect(page.getByRole('region', { name: `Question ${word},` })).toBeVisible()
    await expect(options.first()).toBeEnabled()
    await expect(next).toHaveCount(0)
    await press(options.first(), 1)
    await press(next, 2)
  }
})

async function middleOf(button: Locator): Promise<Readonly<{ x: number; y: number }>> {
  await expect(button).toBeVisible()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the screen')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}
