import { expect, test } from './fixtures/test.ts'
import type { Page } from '@playwright/test'

const serif = 'Source Serif 4'

/** Makes the line answer after 300 milliseconds. */
async function answerLate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Tells the page that its line answered at once: how soon it truly does is this machine's affair. */
async function answerAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timing = PerformanceResourceTiming.prototype
    Object.defineProperty(timing, 'requestStart', { get: () => 0 })
    Object.defineProperty(timing, 'responseStart', { get: () => 10 })
    Object.defineProperty(navigator, 'connection', { value: { rtt: 50 } })
  })
}

/** What the heading is to be drawn in, first choice first. */
function familiesOfHeading(page: Page): Promise<string> {
  return page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
}

test('on a fast connection the first page uses the serif font', async ({ page }) => {
  await answerAtOnce(page)
  await page.goto('/verbal-reasoning-tips')
  expect(await familiesOfHeading(page)).toContain(serif)
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
})

test('on a slow connection the first page does without the serif font, and the next page has it', async ({
  page,
}) => {
  await answerLate(page)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url())
  })
  await page.goto('/verbal-reasoning-tips', { waitUntil: 'domcontentloaded' })
  expect(fonts).toEqual([])
  expect(await familiesOfHeading(page)).not.toContain(serif)

  await page.waitForFunction(() => localStorage.getItem('gradus.serif') !== null)
  expect(fonts).toHaveLength(1)
  await page.goto('/test-day-tips')
  expect(await familiesOfHeading(page)).toContain(serif)
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
})
