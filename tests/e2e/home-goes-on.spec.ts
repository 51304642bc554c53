import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './promise.ts'
import { haveAsked, keep, leaveSet } from './seeds.ts'

const greeting = 'Welcome back. Your work is saved in this browser.'

/** What a page asks the server for, as it comes. */
function followRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test('a quiz that was left half-way is two clicks from home', async ({ page }) => {
  await page.goto('/verbal/quiz/2#quiz')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.goto('/')
  await expect(page.getByText(greeting)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Resume your quiz' }).click()
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
})

test('a set of one’s own that was left is two clicks from home', async ({ page }) => {
  await leaveSet(page, 'verbal', ['v101', 'v102', 'v103'], 5)
  await page.goto('/')
  await page.getByRole('link', { name: 'Resume your practice set' }).click()
  await page.getByRole('link', { name: 'Resume', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
})

for (const [plan, ticks, day] of [
  ['30-day', '1.1 4.2', 'day-4'],
  ['7-day', '1.1', 'day-1'],
] as const)
  test(`a ${plan} plan that was begun is one click from home, at the day that is next`, async ({ page }) => {
    await keep(page, `gradus.plan.${plan}`, ticks)
    await page.goto('/')
    await expect(page.getByText(greeting)).toBeVisible()
    await page.getByRole('link', { name: `Your ${plan} plan` }).click()
    await expect(page).toHaveURL(new RegExp(`#${day}$`))
    await expect(page.locator(`#${day}`)).toBeInViewport()
  })

test('of two plans the 7-day plan is offered, unless it is over or was only tried with one tick', async ({
  page,
}) => {
  await keep(page, 'gradus.plan.30-day', '1.1')
  for (const [ticks, plan] of [
    ['1.1', 'Your 30-day plan'],
    ['1.1 6.1', 'Your 7-day plan'],
    ['1.1 6.1 7.1', 'Your 30-day plan'],
  ] as const) {
    await keep(page, 'gradus.plan.7-day', ticks)
    await page.goto('/')
    await expect(page.getByRole('link', { name: plan })).toBeVisible()
  }
})

test('words that are due are offered to somebody who has done nothing else', async ({ page }) => {
  await haveAsked(page, [{ word: 'abate', days: 2, isKnown: true }])
  await page.goto('/')
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review words' })).toBeVisible()
})

test('whoever has answered single questions is no newcomer', async ({ page }) => {
  await page.goto('/question/verbal/1')
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  // The log tells of an answer once it is kept.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gradus.answers'))).not.toBeNull()
  await page.goto('/')
  await expect(page.getByText(greeting)).toBeVisible()
})

test('a newcomer is sent nothing of all this, until another tab makes them somebody who comes back', async ({
  page,
  context,
}) => {
  const asked = followRequests(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /standing|due-words/.test(path))).toEqual([])
  await expect(page.getByRole('link', { name: 'Start with verbal' })).toBeVisible()
  const other = await context.newPage()
  await keep(other, 'gradus.plan.30-day', '1.1')
  await expect(page.getByRole('link', { name: 'Your 30-day plan' })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('gradus.plan.30-day'))
  await expect(page.getByRole('link', { name: 'Start with verbal' })).toBeVisible()
})

test('a browser that lists no databases has a home like any other', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(IDBFactory.prototype, 'databases'))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start with verbal' })).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('where what is kept cannot be looked for, home still says that it is here, and looks again', async ({
  page,
  context,
  lose,
}) => {
  const findAgain = await lose('**/standing.*.js')
  await keep(page, 'gradus.plan.30-day', '1.1')
  await page.goto('/')
  await expect(page.getByText('Welcome back. Your work is saved in this browser.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your progress' })).toBeVisible()
  await findAgain()
  await keep(await context.newPage(), 'gradus.plan.30-day', '1.1 1.2')
  await expect(page.getByRole('link', { name: 'Your 30-day plan' })).toBeVisible()
})
