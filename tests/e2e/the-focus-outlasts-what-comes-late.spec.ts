import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { overLineThatStops } from './in-two-parts.ts'
import { awake, expect, sitThrough, startQuiz, test } from './promise.ts'

test('over a line that stops within the page, who comes to a quiz stays at the question', async ({
  page,
  baseURL,
}) => {
  const line = await overLineThatStops(baseURL)
  await page.goto(`${line.address}/quantitative#quiz`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Question 1 of 25' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  line.goOn()
  await page.waitForFunction(() => document.readyState === 'complete')
  await frames(page)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.close()
  await line.close()
})

for (const [where, address, heading] of [
  ['a quiz', '/quantitative#quiz', 'Question 1 of 25'],
  ['results', '/quantitative#results', 'Quiz Results'],
] as const)
  test(`who comes to ${where} before the font of the formulas is led to the heading`, async ({ page }) => {
    if (where === 'results') {
      const answers = await startQuiz(page, 'quantitative')
      await sitThrough(page, answers, () => 'skip')
    }
    await page.addInitScript(() => {
      const load = document.fonts.load.bind(document.fonts)
      document.fonts.load = async (...asked) => {
        await new Promise<void>((resolve) => addEventListener('font-comes', () => resolve(), { once: true }))
        return load(...asked)
      }
    })
    await page.goto('about:blank')
    await page.goto(address)
    await awake(page)
    await expect(page.locator('main')).toHaveCSS('opacity', '0')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    await page.evaluate(() => dispatchEvent(new Event('font-comes')))
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  })

for (const early of [false, true])
  test(`a browser that turns to the quiz with its next frame takes the focus from nobody${early ? ' who has begun' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript(turnToTheQuizLate)
    const release = await hold(page, '**/_astro/*.js')
    await page.goto('/quantitative#quiz', { waitUntil: 'commit' })
    const choice = page.locator('input[value="q1e"]')
    await expect(choice).toBeAttached()
    if (early) await page.locator('label:has(input[value="q1e"])').click()
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-late', '')
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    release()
    await expect(page.getByRole('button', { name: 'Skip' })).toBeEnabled()
    await frames(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-late')
    await expect(early ? choice : page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  })

/** Runs in a page: does as Chromium, which turns to the place an address names with a frame that may come late. */
function turnToTheQuizLate(): void {
  const turn = (): void => {
    document.documentElement.removeAttribute('data-late')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  addEventListener('focusin', () => {
    if (document.documentElement.hasAttribute('data-late')) requestAnimationFrame(turn)
  })
}

async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
