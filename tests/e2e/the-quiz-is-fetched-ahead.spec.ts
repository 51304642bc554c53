import { expect, test } from './promise.ts'

test('while home is read, the scripts of a quiz are fetched, and a section page has them at once', async ({
  page,
}) => {
  await page.goto('/')
  const chunks = await page.locator('meta[name="gradus:quiz-chunks"]').getAttribute('content')
  const wanted = (chunks ?? '').split(' ')
  expect(wanted.length).toBeGreaterThan(2)
  await page.waitForFunction((wanted) => wanted.every(hasCome), wanted)
  await page.goto('/verbal')
  await page.waitForFunction((wanted) => wanted.every(hasCome), wanted)
  expect(await page.evaluate((wanted) => wanted.map(bytesSent), wanted)).toEqual(wanted.map(() => 0))
})

declare function hasCome(address: string): boolean
declare function bytesSent(address: string): number

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const entryOf = (address: string): PerformanceEntry | undefined =>
      performance.getEntriesByName(new URL(address, location.origin).href)[0]
    const hasCome = (address: string): boolean =>
      Number(Reflect.get(entryOf(address) ?? {}, 'responseEnd')) > 0
    const bytesSent = (address: string): number => Number(Reflect.get(entryOf(address) ?? {}, 'transferSize'))
    Object.assign(globalThis, { hasCome, bytesSent })
  }),
)
