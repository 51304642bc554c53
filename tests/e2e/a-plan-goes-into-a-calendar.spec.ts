import { readFileSync } from 'node:fs'
import { expect, test } from './promise.ts'

test('two plans that begin on one day are apart in a calendar', async ({ page }) => {
  const days: string[] = []
  for (const path of ['/30-day-study-plan', '/last-minute-study-guide']) {
    await page.goto(path)
    await page.locator('[data-plan-date]').fill('2027-03-01')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for a calendar (.ics)' }).click(),
    ])
    days.push(...(readFileSync(await file.path(), 'utf8').match(/^UID:.*$/gm) ?? []))
  }
  expect(days).toHaveLength(37)
  expect(new Set(days).size).toBe(37)
})

test('a plan that is moved moves the days that a calendar has of it, and what was said of others is gone', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/30-day-study-plan')
  const files: string[] = []
  for (const date of ['2025-03-01', '2027-03-01']) {
    await page.clock.fastForward(1000)
    await page.locator('[data-plan-date]').fill(date)
    await expect(page.getByText('lie before today')).toHaveCount(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for a calendar (.ics)' }).click(),
    ])
    await expect(page.locator('[data-plan-status]')).toContainText('The file is downloaded.')
    files.push(readFileSync(await file.path(), 'utf8'))
  }
  const [before = [], after = []] = files.map((file) => file.match(/^UID:.*$/gm) ?? [])
  expect(before).toHaveLength(30)
  expect(after).toEqual(before)
  const [first = 0, second = 0] = files.map((file) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]))
  expect(second).toBeGreaterThan(first)
})

test('a calendar stays at its address until a slow browser has taken it', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.revokeObjectURL = (address) => {
      document.documentElement.dataset['revoked'] = address
      revoke(address)
    }
  })
  await page.goto('/30-day-study-plan')
  await page.locator('[data-plan-date]').fill('2027-03-01')
  await page.getByRole('button', { name: 'Download for a calendar (.ics)' }).click()
  await expect(page.getByText('The file is downloaded.')).toBeVisible()
  const revoked = page.locator('html[data-revoked]')
  await page.clock.fastForward(50_000)
  await expect(revoked).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(revoked).toHaveCount(1)
})
