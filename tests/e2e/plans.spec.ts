import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { holdFiles } from './fixtures/hold.ts'
import { seed } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

/** Opens a plan and waits until its script has run. */
async function openPlan(page: Page, path = '/30-day-study-plan'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-plan-calendar]:not([data-needs-script])')).toBeAttached()
}

for (const [path, days] of [
  ['/30-day-study-plan', 30],
  ['/last-minute-study-guide', 7],
] as const) {
  test(`ticks of ${path} are the same after a reload`, async ({ page }) => {
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
  })

  test(`a link at the top of ${path} goes to the day after the last tick`, async ({ page }) => {
    const boxesOf = (day: number): Locator => page.locator(`#day-${day} [data-tick]`)
    const linkTo = (day: number): Locator => page.getByRole('link', { name: `Go to Day ${day}`, exact: true })
    await openPlan(page, path)
    await linkTo(1).click()
    await expect(page.locator('#day-1')).toBeInViewport()
    await boxesOf(3).first().check()
    await expect(linkTo(3)).toBeAttached()
    await boxesOf(3).last().check()
    await page.reload()
    await linkTo(4).click()
    await expect(page).toHaveURL(`${path}#day-4`)
    await expect(page.locator('#day-4')).toBeInViewport()
    await page.goto(`${path}#day-${days}`)
    await boxesOf(days).last().check()
    await page.reload()
    await expect(boxesOf(days).last()).toBeChecked()
    await expect(linkTo(1), 'after the last task').toBeAttached()
  })
}

test('a link into a folded week opens it, and its ticks are those of the whole plan', async ({ page }) => {
  await openPlan(page, '/gre-8-week-study-plan')
  await page.goto('/gre-8-week-study-plan#day-23')
  const box = page.locator('[data-tick="23.1"]')
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
  await page.getByRole('link', { name: 'Go to Day 23' }).click()
  await expect(page.locator('#day-23')).toBeInViewport()
})

test('a tick made before the script arrives is stored together with earlier ticks', async ({ page }) => {
  await seed(page, { local: { 'gradus.plan.30-day': '2.1' } })
  const release = await holdFiles(page, '**/_astro/*.js')
  await page.goto('/30-day-study-plan', { waitUntil: 'commit' })
  await page.locator('[data-tick="1.1"]').check()
  release()
  for (const visit of ['this', 'the next']) {
    await expect(page.locator('[data-tick="2.1"]'), `on ${visit} visit`).toBeChecked()
    await expect(page.locator('[data-tick="1.1"]'), `on ${visit} visit`).toBeChecked()
    await page.reload()
  }
})

test('two tabs show and store the ticks of each other', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openPlan(tab)
  await page.locator('[data-tick="1.1"]').check()
  await expect(other.locator('[data-tick="1.1"]')).toBeChecked()
  await other.locator('[data-tick="2.1"]').check()
  await expect(page.locator('[data-tick="2.1"]')).toBeChecked()
  await other.locator('[data-tick="1.1"]').uncheck()
  await expect(page.locator('[data-tick="1.1"]')).not.toBeChecked()
  await page.reload()
  await expect(page.locator('[data-tick]:checked')).toHaveCount(1)
})

test('a warning is shown while a tick could not be stored, and the next tick stores both', async ({
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
  await openPlan(page)
  await page.evaluate(() => (document.documentElement.dataset['full'] = ''))
  await page.locator('[data-tick="1.2"]').check()
  const warning = page.getByRole('alert')
  await expect(warning).toHaveText(
    'This browser could not save your check mark. It will be lost when you leave this page.',
  )
  await expectAccessible(page)
  const other = await context.newPage()
  await seed(other, { local: { 'gradus.plan.30-day': '3.1' } })
  await expect(page.locator('[data-tick="3.1"]')).toBeChecked()
  await expect(page.locator('[data-tick="1.2"]')).toBeChecked()
  await page.evaluate(() => delete document.documentElement.dataset['full'])
  await page.locator('[data-tick="2.1"]').check()
  await expect(warning).toHaveCount(0)
  await page.reload()
  for (const tick of ['1.2', '2.1', '3.1']) await expect(page.locator(`[data-tick="${tick}"]`)).toBeChecked()
})
