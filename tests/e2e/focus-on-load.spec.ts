import { nextFrames } from './fixtures/clock.ts'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { seedFinished } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'
import { overLineThatStops } from './in-two-parts.ts'

test('the focus stays at the question when the page goes on loading', async ({ page, baseURL }) => {
  const line = await overLineThatStops(baseURL)
  await page.goto(`${line.address}/quantitative#quiz`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Question 1 of 25' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  line.goOn()
  await page.waitForFunction(() => document.readyState === 'complete')
  await nextFrames(page)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.close()
  await line.close()
})

for (const [where, address, heading] of [
  ['a quiz', '/quantitative#quiz', 'Question 1 of 25'],
  ['results', '/quantitative#results', 'Quiz Results'],
] as const)
  test(`the heading of ${where} is focused before the font of the formulas arrives, and after`, async ({
    page,
  }) => {
    if (where === 'results') await seedFinished(page, { section: 'quantitative' })
    await page.addInitScript(() => {
      const load = document.fonts.load.bind(document.fonts)
      document.fonts.load = async (...asked) => {
        await new Promise<void>((resolve) => addEventListener('font-comes', () => resolve(), { once: true }))
        return load(...asked)
      }
    })
    await page.goto('about:blank')
    await page.goto(address)
    await hydrated(page)
    await expect(page.locator('main')).toHaveCSS('opacity', '0')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    await page.evaluate(() => dispatchEvent(new Event('font-comes')))
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  })

for (const early of [false, true])
  test(`the late jump of the browser to #quiz leaves the focus${early ? ' at a choice made meanwhile' : ' at the question'}`, async ({
    page,
  }) => {
    await page.addInitScript(turnToTheQuizLate)
    const release = await holdFiles(page, '**/_astro/*.js')
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
    await nextFrames(page)
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
