import { readFileSync } from 'node:fs'
import { expect, test } from './promise.ts'

test('two plans that begin on one day are apart in a calendar', async ({ page }) => {
  const days: string[] = []
  for (const path of ['/30-day-study-plan', '/last-minute-study-guide']) {
    await page.goto(path)
    await page.locator('[data-plan-date]').fill('2027-03-01')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download calendar file (.ics)' }).click(),
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
    await expect(page.getByText('already in the past')).toHaveCount(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download calendar file (.ics)' }).click(),
    ])
    await expect(page.locator('[data-plan-status]')).toContainText('The file has been downloaded.')
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
  await page.getByRole('button', { name: 'Download calendar file (.ics)' }).click()
  await expect(page.getByText('The file has been downloaded.')).toBeVisible()
  const revoked = page.locator('html[data-revoked]')
  await page.clock.fastForward(50_000)
  await expect(revoked).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(revoked).toHaveCount(1)
})

test.describe('where the clocks change in the course of a plan', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const [anchor, chosen, first] of [
    ['start', '2027-03-01', 1],
    ['test', '2027-03-20', -9],
  ] as const)
    test(`each day of a plan has its own tasks in a calendar, counted from the ${anchor}`, async ({
      page,
    }) => {
      await page.goto('/30-day-study-plan')
      await page.locator('[data-plan-date]').fill(chosen)
      await page.locator('[data-plan-anchor]').selectOption(anchor)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download calendar file (.ics)' }).click(),
      ])
      const days = page.locator('[data-plan-day]')
      const expected = (await days.evaluateAll(readDays)).map(({ title, tasks }, index) => {
        const date = new Date(Date.UTC(2027, 2, first + index)).toISOString().slice(0, 10)
        return { date: date.replaceAll('-', ''), title, tasks }
      })
      expect(eventsOf(readFileSync(await file.path(), 'utf8'))).toEqual(expected)
    })
})

type Day = Readonly<{ title: string; tasks: string }>

/** Runs in a page: what each day of a plan is called, without its minutes, and what is to be done on it. */
function readDays(days: readonly Element[]): Day[] {
  const words = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim()
  return days.map((day) => ({
    title: [...(day.querySelector('[data-plan-title]')?.childNodes ?? [])]
      .filter((node) => node instanceof Text)
      .map(({ data }) => data)
      .join(''),
    tasks: [...day.querySelectorAll('[data-plan-task]')].map(words).join('\n'),
  }))
}

/** The days that a calendar file holds, in its order. */
function eventsOf(calendar: string): (Day & Readonly<{ date: string }>)[] {
  const [, ...events] = calendar.replace(/\r\n[ \t]/g, '').split('BEGIN:VEVENT')
  return events.map((event) => {
    const field = (name: string): string => {
      const [, text = ''] = new RegExp(`^${name}:(.*)$`, 'm').exec(event) ?? []
      return text.trim().replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')
    }
    const title = field('SUMMARY').replace(/ \(\d+ minutes\)$/, '')
    return { date: field('DTSTART;VALUE=DATE'), title, tasks: field('DESCRIPTION') }
  })
}
