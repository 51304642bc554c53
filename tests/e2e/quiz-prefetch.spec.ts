import { expect, test } from './fixtures/test.ts'
import type { Page } from '@playwright/test'

test('the home page prefetches the scripts of a quiz, so that a section page does not request them again', async ({
  page,
}) => {
  await page.goto('/')
  const chunks = await page.locator('meta[name="gradus:quiz-chunks"]').getAttribute('content')
  const wanted = (chunks ?? '').split(' ')
  expect(wanted.length).toBeGreaterThan(2)
  await expect.poll(() => bytesSent(page, wanted), { timeout: 10_000 }).not.toContain(null)
  await page.goto('/verbal')
  await expect.poll(() => bytesSent(page, wanted)).toEqual(wanted.map(() => 0))
})

/** How many bytes each of these cost this page; null for one that has not come. */
function bytesSent(page: Page, addresses: readonly string[]): Promise<readonly (number | null)[]> {
  return page.evaluate(
    (addresses) =>
      addresses.map((address) => {
        const [entry] = performance.getEntriesByName(new URL(address, location.origin).href)
        return entry instanceof PerformanceResourceTiming && entry.responseEnd > 0 ? entry.transferSize : null
      }),
    addresses,
  )
}
