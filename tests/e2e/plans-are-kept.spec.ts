import { readFileSync } from 'node:fs'
import { hold } from './hold.ts'
import { awake, expect, expectAccessible, test } from './promise.ts'
import { keep } from './seeds.ts'

test('what can be chosen for the calendar fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/30-day-study-plan')
  const choice = page.getByRole('combobox', { name: 'This date is', exact: true })
  await expect(choice).toBeVisible()
  const given = await choice.evaluate((select) => select.clientWidth)
  const needed = await choice.evaluate((select) => {
    select.style.maxWidth = 'none'
    return select.clientWidth
  })
  expect(needed).toBeLessThanOrEqual(given)
})

for (const [path, days] of [
  ['/30-day-study-plan', 30],
  ['/last-minute-study-guide', 7],
] as const) {
  test(`what was ticked off on ${path} is remembered in this browser`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-plan-day]')).toHaveCount(days)
    const boxes = page.locator('[data-tick]')
    await boxes.nth(1).check()
    await boxes.nth(4).check()
    await page.reload()
    await expect(boxes.nth(1)).toBeChecked()
    await expect(boxes.nth(4)).toBeChecked()
    await expect(page.locator('[data-tick]:checked')).toHaveCount(2)
    await boxes.nth(1).uncheck()
    await page.reload()
    await expect(page.locator('[data-tick]:checked')).toHaveCount(1)
    await expectAccessible(page)
  })

  test(`${path} goes into a calendar, from its first day or up to the test`, async ({ page }) => {
    await page.goto(path)
    const download = page.getByRole('button', { name: 'Download calendar file (.ics)' })
    await download.click()
    await expect(page.getByText('Choose a date first.')).toBeVisible()
    await page.locator('[data-plan-date]').fill('2027-03-01')
    const [first] = await Promise.all([page.waitForEvent('download'), download.click()])
    const calendar = readFileSync(await first.path(), 'utf8')
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(days)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270301')
    expect(calendar, 'the way back to the plan').toContain(path)
    expect(calendar).toMatch(/SUMMARY:Day 1: [A-Z][a-z ]+ \(\d+ minutes\)/)
    await page.getByRole('combobox', { name: 'This date is', exact: true }).selectOption('test')
    const [second] = await Promise.all([page.waitForEvent('download'), download.click()])
    const before = readFileSync(await second.path(), 'utf8')
    expect(before).toContain('DTSTART;VALUE=DATE:20270301')
    expect(before).not.toContain('DTSTART;VALUE=DATE:20270302')
  })

  test(`${path} says how much of it lies in the past, where the test is near`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2027, 1, 27, 23, 30))
    await page.goto(path)
    await page.locator('[data-plan-date]').fill('2027-03-01')
    await page.getByRole('combobox', { name: 'This date is', exact: true }).selectOption('test')
    await page.getByRole('button', { name: 'Download calendar file (.ics)' }).click()
    await expect(page.locator('[data-plan-status]')).toHaveText(
      `The file has been downloaded. Open it to add ${days} days to your calendar. ${days - 3} of these days are already in the past.`,
    )
  })
}

test('a year of the calendar has four digits, whatever is typed', async ({ page }) => {
  await page.goto('/30-day-study-plan')
  await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeVisible()
  const date = page.locator('[data-plan-date]')
  await date.focus()
  await page.keyboard.type('0301120277')
  expect(await date.inputValue()).toMatch(/^(\d{4}-03-01)?$/)
})

test('what is ticked off before the script arrives is kept, beside what was ticked off before', async ({
  page,
}) => {
  await keep(page, 'gradus.plan.30-day', '2.1')
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/30-day-study-plan', { waitUntil: 'commit' })
  await page.locator('[data-tick="1.1"]').check()
  release()
  for (const visit of ['this', 'the next']) {
    await expect(page.locator('[data-tick="2.1"]'), `on ${visit} visit`).toBeChecked()
    await expect(page.locator('[data-tick="1.1"]'), `on ${visit} visit`).toBeChecked()
    await page.reload()
  }
})

test('ticks of two tabs are both kept, and each shows those of the other', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/30-day-study-plan')
    await awake(tab)
    await expect(tab.locator('[data-plan-calendar]:not([data-needs-script])')).toBeVisible()
  }
  await page.locator('[data-tick="1.1"]').check()
  await expect(other.locator('[data-tick="1.1"]')).toBeChecked()
  await other.locator('[data-tick="2.1"]').check()
  await expect(page.locator('[data-tick="2.1"]')).toBeChecked()
  await other.locator('[data-tick="1.1"]').uncheck()
  await expect(page.locator('[data-tick="1.1"]')).not.toBeChecked()
  await page.reload()
  await expect(page.locator('[data-tick]:checked')).toHaveCount(1)
})

test('a browser that does not keep a tick says so beside it until it does, with the next that it keeps', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem.bind(localStorage)
    Storage.prototype.setItem = (key, text) => {
      if (document.documentElement.dataset['full'] !== undefined) throw new DOMException('Full')
      write(key, text)
    }
  })
  await page.goto('/30-day-study-plan')
  await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset['full'] = ''))
  await page.locator('[data-tick="1.2"]').check()
  const warning = page.getByRole('alert')
  await expect(warning).toHaveText(
    'This browser could not save your check mark. It will be lost when you leave this page.',
  )
  await expectAccessible(page)
  const other = await context.newPage()
  await keep(other, 'gradus.plan.30-day', '3.1')
  await expect(page.locator('[data-tick="3.1"]')).toBeChecked()
  await expect(page.locator('[data-tick="1.2"]')).toBeChecked()
  await page.evaluate(() => delete document.documentElement.dataset['full'])
  await page.locator('[data-tick="2.1"]').check()
  await expect(warning).toHaveCount(0)
  await page.reload()
  for (const tick of ['1.2', '2.1', '3.1']) await expect(page.locator(`[data-tick="${tick}"]`)).toBeChecked()
})

test('a calendar that cannot be loaded is told of', async ({ page, lose }) => {
  await lose('**/plan-calendar.*.js')
  await page.goto('/30-day-study-plan')
  await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeVisible()
  await page.getByRole('button', { name: 'Download calendar file (.ics)' }).click()
  await expect(page.getByText('The calendar could not be loaded. Check your connection')).toBeVisible()
})
