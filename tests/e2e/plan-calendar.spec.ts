import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { setClock, sleepThrough } from './fixtures/clock.ts'
import { expect, test } from './fixtures/test.ts'

const downloadButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Download calendar file (.ics)' })

const anchorSelect = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'This date is', exact: true })

/** Downloads the calendar file of the plan on the page, and gives its text. */
async function downloadCalendar(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), downloadButton(page).click()])
  return readFileSync(await file.path(), 'utf8')
}

function idsIn(calendar: string): readonly string[] {
  return calendar.match(/^UID:.*$/gm) ?? []
}

test('without a date, the download button asks for one', async ({ page }) => {
  await page.goto('/30-day-study-plan')
  await downloadButton(page).click()
  await expect(page.getByText('Choose a date first.')).toBeVisible()
  await expect(page.locator('[data-plan-date]')).toBeFocused()
})

test('the calendars of both plans name each day and link to the plan, and share no ids', async ({ page }) => {
  const ids: string[] = []
  for (const [path, days] of [
    ['/30-day-study-plan', 30],
    ['/last-minute-study-guide', 7],
  ] as const) {
    await page.goto(path)
    await page.locator('[data-plan-date]').fill('2027-03-01')
    const calendar = await downloadCalendar(page)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(days)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270301')
    expect(calendar, 'a link to the plan').toContain(path)
    expect(calendar).toMatch(/SUMMARY:Day 1: [A-Z][a-z ]+ \(\d+ minutes\)/)
    ids.push(...idsIn(calendar))
  }
  expect(new Set(ids).size).toBe(37)
})

test('a second calendar with another date moves the days of the first', async ({ page }) => {
  await setClock(page)
  await page.goto('/30-day-study-plan')
  const files: string[] = []
  for (const date of ['2025-03-01', '2027-03-01']) {
    await sleepThrough(page, 1)
    await page.locator('[data-plan-date]').fill(date)
    await expect(page.getByText('already in the past'), 'a new date clears the message').toHaveCount(0)
    files.push(await downloadCalendar(page))
    await expect(page.locator('[data-plan-status]')).toContainText('The file has been downloaded.')
  }
  const [before = [], after = []] = files.map(idsIn)
  expect(before).toHaveLength(30)
  expect(after).toEqual(before)
  const [first = 0, second = 0] = files.map((file) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]))
  expect(second).toBeGreaterThan(first)
})

test('the status says how many days of the plan are already in the past', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 1, 27, 23, 30))
  await page.goto('/30-day-study-plan')
  await page.locator('[data-plan-date]').fill('2027-03-01')
  await anchorSelect(page).selectOption('test')
  await downloadButton(page).click()
  await expect(page.locator('[data-plan-status]')).toHaveText(
    'The file has been downloaded. Open it to add 30 days to your calendar. 27 of these days are already in the past.',
  )
})

test('the address of the file is kept for a minute, so that a slow browser can download it', async ({
  page,
}) => {
  await setClock(page)
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.revokeObjectURL = (address) => {
      document.documentElement.dataset['revoked'] = address
      revoke(address)
    }
  })
  await page.goto('/30-day-study-plan')
  await page.locator('[data-plan-date]').fill('2027-03-01')
  await downloadButton(page).click()
  await expect(page.getByText('The file has been downloaded.')).toBeVisible()
  const revoked = page.locator('html[data-revoked]')
  await sleepThrough(page, 50)
  await expect(revoked).toHaveCount(0)
  await sleepThrough(page, 10)
  await expect(revoked).toHaveCount(1)
})

test('if the calendar code could not be loaded, the status says so', async ({ page, lose }) => {
  await lose('**/plan-calendar.*.js')
  await page.goto('/30-day-study-plan')
  await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeVisible()
  await downloadButton(page).click()
  await expect(page.getByText('The calendar could not be loaded. Check your connection')).toBeVisible()
})

test('the year of the date has four digits, whatever is typed', async ({ page }) => {
  await page.goto('/30-day-study-plan')
  await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeVisible()
  const date = page.locator('[data-plan-date]')
  await date.focus()
  await page.keyboard.type('0301120277')
  expect(await date.inputValue()).toMatch(/^(\d{4}-03-01)?$/)
})

test('the options of the calendar form are not cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/30-day-study-plan#the-thirty-days')
  await expect(anchorSelect(page)).toBeVisible()
  const width = await anchorSelect(page).evaluate((select) => select.clientWidth)
  const neededWidth = await anchorSelect(page).evaluate((select) => {
    select.style.maxWidth = 'none'
    return select.clientWidth
  })
  expect(neededWidth).toBeLessThanOrEqual(width)
})

test.describe('in a time zone whose clocks change during the plan', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const [anchor, chosen, first] of [
    ['start', '2027-03-01', 1],
    ['test', '2027-03-20', -9],
  ] as const)
    test(`each day of the calendar has its own date and tasks, counted from the date of the ${anchor}`, async ({
      page,
    }) => {
      await page.goto('/30-day-study-plan')
      await page.locator('[data-plan-date]').fill(chosen)
      await anchorSelect(page).selectOption(anchor)
      const calendar = await downloadCalendar(page)
      const days = await page.locator('[data-plan-day]').evaluateAll(readDays)
      const expected = days.map(({ title, tasks }, index) => {
        const date = new Date(Date.UTC(2027, 2, first + index)).toISOString().slice(0, 10)
        return { date: date.replaceAll('-', ''), title, tasks }
      })
      expect(eventsIn(calendar)).toEqual(expected)
    })
})

type Day = Readonly<{ title: string; tasks: string }>

/** Runs in a page: the title of each day of the plan, without its minutes, and its tasks. */
function readDays(days: readonly Element[]): Day[] {
  const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim()
  return days.map((day) => ({
    title: [...(day.querySelector('[data-plan-title]')?.childNodes ?? [])]
      .filter((node) => node instanceof Text)
      .map(({ data }) => data)
      .join(''),
    tasks: [...day.querySelectorAll('[data-plan-task]')].map(textOf).join('\n'),
  }))
}

/** The events of a calendar file, in its order. */
function eventsIn(calendar: string): (Day & Readonly<{ date: string }>)[] {
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
