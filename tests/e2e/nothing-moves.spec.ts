import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { inTwoParts } from './fixtures/paused-server.ts'
import { awake, expect, test } from './promise.ts'
import { haveAsked, keep, keepResults, resultOn } from './seeds.ts'
import { shiftOf } from './shift.ts'
import { guides } from './site-map.ts'

/** A phone that is four times slower, on which what comes late is seen to come late. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const withFormulas = [1, 4, 17, 25].map((number) => `/question/quantitative/${number}`)

for (const path of [
  '/question/verbal/1',
  ...withFormulas,
  '/verbal',
  '/verbal#quiz',
  '/quantitative#quiz',
  '/practice',
])
  test(`nothing moves when the script of ${path} takes over`, async ({ page }) => {
    await slowDown(page)
    await page.goto(path)
    await awake(page)
    expect(await shiftOf(page)).toBe(0)
  })

for (const path of [...guides, '/gre-vocabulary/a', '/about-the-questions'])
  test(`nothing moves on ${path}, however tall the screen`, async ({ page }) => {
    const { width } = page.viewportSize() ?? { width: 375 }
    await page.setViewportSize({ width, height: 2400 })
    await page.goto(path)
    expect(await shiftOf(page)).toBe(0)
  })

test('nothing moves when the results of somebody who comes back are read', async ({ page }) => {
  const days = Array.from({ length: 12 }, (_, day) => `2026-10-${String(day + 10)}T10:00:00.000Z`)
  await keepResults(
    page,
    days.map((day) => resultOn(day)),
  )
  await page.goto('/progress')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  expect(await shiftOf(page)).toBe(0)
})

test('nothing moves below what was asked of words', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  for (const width of [320, 360, page.viewportSize()?.width ?? 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/progress?width=${width}#words`)
    await expect(page.getByText(/^1 word practiced, (none|1) due for review\.$/)).toBeVisible()
    expect(await shiftOf(page), String(width)).toBe(0)
  }
})

/** Opens home as it is painted before its scripts, which come once the returned function is called. */
async function openHomeHeld(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, '**/_astro/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByText('Welcome back. Your work is saved in this browser.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(1)
  return release
}

test('nothing moves when home says where somebody who comes back stands', async ({ page }) => {
  await keepResults(page, [
    resultOn('2026-10-10T10:00:00.000Z'),
    resultOn('2026-10-11T10:00:00.000Z', { sectionType: 'quantitative', correctAnswers: 5 }),
    resultOn('2026-10-12T10:00:00.000Z', { sectionType: 'analytical' }),
  ])
  const release = await openHomeHeld(page, '/')
  release()
  await expect(page.getByRole('link', { name: 'Practice quantitative next' })).toBeVisible()
  expect(await shiftOf(page)).toBe(0)
})

test('nothing moves when home offers to go on with a quiz, a plan and words', async ({ page }) => {
  await page.goto('/quantitative/quiz/2#quiz')
  await page.getByRole('button', { name: 'Skip' }).click()
  await haveAsked(page, [{ word: 'abate', days: 0, isKnown: false }])
  await keep(page, 'gradus.plan.30-day', '1.1 2.1')
  for (const width of [320, page.viewportSize()?.width ?? 375]) {
    await page.setViewportSize({ width, height: 800 })
    const release = await openHomeHeld(page, `/?width=${width}`)
    release()
    await expect(page.getByRole('link', { name: 'Resume your quiz' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your 30-day plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Review words' })).toBeVisible()
    expect(await shiftOf(page), String(width)).toBe(0)
    await page.unrouteAll()
  }
})

/** Where the first part of a page ends: behind the links, or between the two buttons, of which a phone shows both. */
const stops = ['</nav>', '</button>']

for (const path of ['/', '/gre-vocabulary', '/verbal-reasoning-tips', '/verbal'])
  for (const stop of stops)
    test(`nothing moves when the line stops within the header of ${path}, after ${stop}`, async ({
      page,
      baseURL,
    }) => {
      const line = await inTwoParts(baseURL ?? '', stop, () => setTimeout(1500))
      await page.goto(line.address + path)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const shift = await shiftOf(page)
      await page.close()
      await line.close()
      expect(shift).toBe(0)
    })
