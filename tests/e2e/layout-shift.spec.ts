import type { Page } from '@playwright/test'
import { nextFrames } from './fixtures/clock.ts'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { layoutShift } from './fixtures/layout-shift.ts'
import { inTwoParts } from './fixtures/paused-server.ts'
import { resultOn } from './fixtures/records.ts'
import { seedDraft } from './fixtures/seeded-quiz.ts'
import { seed, seedRecalls, seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

for (const path of ['/question/verbal/1', '/question/quantitative/1', '/verbal', '/verbal#quiz', '/practice'])
  test(`${path} does not move when its script takes over`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    await hydrated(page)
    expect(await layoutShift(page)).toBe(0)
  })

for (const path of ['/gre-math-practice', '/gre-vocabulary/a'])
  test(`${path} does not move while it loads on a tall screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 })
    await page.goto(path)
    expect(await layoutShift(page)).toBe(0)
  })

test('the progress page does not move when the stored results are read', async ({ page }) => {
  const days = Array.from({ length: 12 }, (_, day) => `2026-10-${String(day + 10)}T10:00:00.000Z`)
  await seedResults(
    page,
    days.map((date) => resultOn(date)),
  )
  await page.goto('/progress')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test('the progress page does not move when the word log is read @phone', async ({ page }) => {
  await seedRecalls(page, [{ word: 'abate', days: 0, isKnown: false }])
  for (const width of [320, 360, page.viewportSize()?.width ?? 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/progress?width=${width}#words`)
    await expect(page.getByText('1 word practiced, 1 due for review.')).toBeVisible()
    expect(await layoutShift(page), String(width)).toBe(0)
  }
})

/** Opens the home page as it is painted before its scripts. They load once the returned function is called. */
async function openHomeWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdFiles(page, '**/_astro/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByText('Your work is saved in this browser.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(1)
  return release
}

test('the home page does not move when it recommends the next section @phone', async ({ page }) => {
  await seedResults(page, [
    resultOn('2026-10-10T10:00:00.000Z'),
    resultOn('2026-10-11T10:00:00.000Z', { sectionType: 'quantitative', correctAnswers: 5 }),
    resultOn('2026-10-12T10:00:00.000Z', { sectionType: 'analytical' }),
  ])
  const release = await openHomeWithoutScripts(page, '/')
  release()
  await expect(page.getByRole('link', { name: 'Practice quantitative next' })).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test('the home page does not move when it offers a quiz, a plan and due words @phone', async ({ page }) => {
  await seedDraft(page, { section: 'quantitative', quiz: 2 }, { at: 2 })
  await seedRecalls(page, [{ word: 'abate', days: 0, isKnown: false }])
  await seed(page, { local: { 'gradus.plan.30-day': '1.1 2.1' } })
  for (const width of [320, page.viewportSize()?.width ?? 375]) {
    await page.setViewportSize({ width, height: 800 })
    const release = await openHomeWithoutScripts(page, `/?width=${width}`)
    release()
    await expect(page.getByRole('link', { name: 'Resume quantitative quiz 2' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your 30-day plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Review words' })).toBeVisible()
    expect(await layoutShift(page), String(width)).toBe(0)
    await page.unrouteAll()
  }
})

for (const [stop, place, last] of [
  ['</nav>', 'after the links', 'header nav'],
  ['</button>', 'between the two buttons', 'header button'],
] as const)
  test(`the header does not move when the page arrives in two parts, split ${place} @phone`, async ({
    page,
    baseURL,
  }) => {
    let goOn = (): void => undefined
    const released = new Promise<void>((resolve) => (goOn = resolve))
    const server = await inTwoParts(baseURL ?? '', stop, () => released)
    await page.goto(`${server.address}/verbal-reasoning-tips`, { waitUntil: 'commit' })
    await expect(page.locator(last).first()).toBeAttached()
    await nextFrames(page)
    goOn()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const shift = await layoutShift(page)
    await page.close()
    await server.close()
    expect(shift).toBe(0)
  })
