import { expect, sitThrough, startQuiz, test } from './promise.ts'
import type { Locator, Page } from '@playwright/test'

test.use({ hasTouch: true })

/** The further presses fall where the first did, whatever stands there by then: two in all, or three. */
const ways: Readonly<Record<string, (page: Page, button: Locator, times?: number) => Promise<void>>> = {
  async tap(page, button, times = 2) {
    const { x, y } = await middleOf(button)
    const session = await page.context().newCDPSession(page)
    // The moments are told, in seconds, so that the taps are quick on a busy machine too.
    const begun = Date.now() / 1000
    for (let tap = 0; tap < times; tap += 1)
      for (const [type, later] of [
        ['touchStart', 0],
        ['touchEnd', 0.02],
      ] as const) {
        const touchPoints = type === 'touchStart' ? [{ x, y }] : []
        const timestamp = begun + tap * 0.15 + later
        await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
      }
  },
  async click(page, button, times = 2) {
    const { x, y } = await middleOf(button)
    await page.mouse.click(x, y, { clickCount: times, delay: 20 })
  },
}

async function middleOf(button: Locator): Promise<Readonly<{ x: number; y: number }>> {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const [way, press] of Object.entries(ways)) {
  test(`a double ${way} on Complete Quiz stays with the results`, async ({ page }) => {
    // Where Complete Quiz was, the results have a link.
    await page.setViewportSize({ width: 375, height: 740 })
    const answers = await startQuiz(page, 'verbal')
    await skipTo(page, 25)
    await page.locator(`input[value="${[...answers.values()][24] ?? ''}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.waitForTimeout(600)
    await press(page, page.getByRole('button', { name: 'Complete Quiz' }))
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    await page.waitForTimeout(600)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    expect(await page.locator('[data-reviewed][open]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/verbal')
  })

  test(`a double ${way} on the last Skip but one leaves the last question open`, async ({ page }) => {
    // So low that the bar stands at the foot of the screen, whatever the question.
    await page.setViewportSize({ width: 375, height: 520 })
    await startQuiz(page, 'analytical')
    await skipTo(page, 24)
    await page.waitForTimeout(600)
    await press(page, page.getByRole('button', { name: 'Skip' }))
    await page.waitForTimeout(600)
    await expect(page.getByRole('heading', { name: 'Question 25 of 25' })).toBeVisible()
  })

  for (const [often, times] of [
    ['double', 2],
    ['threefold', 3],
  ] as const)
    test(`a ${often} ${way} on Skip skips one question, and a calm one the next`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 520 })
      await startQuiz(page, 'analytical')
      const skip = page.getByRole('button', { name: 'Skip' })
      for (const number of [2, 3]) {
        await page.waitForTimeout(600)
        await press(page, skip, times)
        await page.waitForTimeout(600)
        await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeVisible()
      }
      // The moments that are told to the browser run ahead of the clock: the third tap was not 600 ms ago.
      await page.waitForTimeout(600)
      await press(page, skip, 1)
      await expect(page.getByRole('heading', { name: 'Question 4 of 25' })).toBeVisible()
    })
}

test('a double tap in the word quiz answers no word unseen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/gre-vocabulary/quiz?of=top')
  const start = page.getByRole('button', { name: /^Start/ })
  await expect(start).toBeEnabled()
  await ways['tap']?.(page, start)
  const next = page.getByRole('button', { name: 'Next' })
  const options = page.getByRole('main').getByRole('list').getByRole('button')
  for (let word = 1; word <= 6; word += 1) {
    await expect(page.getByRole('region', { name: new RegExp(`^Question ${word}\\b`) })).toBeVisible()
    await page.waitForTimeout(600)
    await expect(next).toHaveCount(0)
    await expect(options.first()).toBeEnabled()
    await options.first().click()
    await page.waitForTimeout(600)
    await ways['tap']?.(page, next)
  }
})

test('two quick taps on two buttons are two presses', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await startQuiz(page, 'verbal')
  const between = await page.evaluate(async () => {
    const tap = (name: string): void => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      if (!button) throw new Error(`There is no ${name}`)
      const { x, y } = button.getBoundingClientRect()
      const place = { clientX: x + 9, clientY: y + 9 }
      const press = { detail: 1, pointerType: 'touch', bubbles: true, cancelable: true }
      button.dispatchEvent(new PointerEvent('click', { ...place, ...press }))
    }
    tap('Skip')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const shown = document.querySelector('h2')?.textContent
    tap('Previous')
    return shown
  })
  expect(between).toBe('Question 2 of 25')
  await page.waitForTimeout(600)
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).tap()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
})

test('the first tap counts, however soon after the page it comes', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 100 }))
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).tap()
  await expect(page.getByRole('region', { name: /^Question 1\b/ })).toBeVisible()
})

test('presses that follow each other by mouse, as by a quick hand, all count', async ({ page }) => {
  const answers = await startQuiz(page, 'quantitative')
  await sitThrough(page, answers, () => 'skip')
})

async function skipTo(page: Page, number: number): Promise<void> {
  for (let at = 1; at < number; at += 1) {
    await expect(page.getByRole('heading', { name: `Question ${at} of 25` })).toBeVisible()
    await page.getByRole('button', { name: 'Skip' }).click()
  }
  await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeVisible()
}

test('no browser takes two quick taps on a control for the wish to see it larger', async ({ page }) => {
  await startQuiz(page, 'verbal')
  for (const control of ['main button', '[data-choices] input'])
    await expect(page.locator(control).first()).toHaveCSS('touch-action', 'manipulation')
})
