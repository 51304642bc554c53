import { expectAccessible } from './fixtures/axe.ts'
import {
  leaveForTenMinutes,
  letTimeJump,
  restoreByBack,
  withBackForwardCache,
} from './fixtures/back-forward-cache.ts'
import { passTime, setClock, sleepThrough } from './fixtures/clock.ts'
import { expect, test } from './fixtures/test.ts'

test.use(withBackForwardCache)

for (const [what, address] of [
  ['a quiz', '/quantitative#quiz'],
  ['a timed set', '/practice#quiz&set=v1.v2&pace=test'],
] as const)
  test(`the time away from ${what} does not count when Back restores the page`, async ({ page }) => {
    await letTimeJump(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeFocused()
    await leaveForTenMinutes(page)
    await restoreByBack(page)
    await expect(page.getByRole('timer')).toHaveText(/^00:/)
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Question 2 of' })).toBeFocused()
    await expect(page.getByRole('timer')).toHaveText(/^00:/)
  })

test('a quiz works after Back in a browser that, like Firefox, loses posted messages while the page is left', async ({
  page,
}) => {
  // React schedules its work by posting messages to itself.
  await page.addInitScript(() => {
    let isLeft = false
    addEventListener('pagehide', () => (isLeft = true))
    addEventListener('pageshow', () => (isLeft = false))
    const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage')
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      if (!isLeft && typeof post === 'function') Reflect.apply(post, this, message)
    }
  })
  await letTimeJump(page)
  await page.goto('/verbal#quiz')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of' })).toBeFocused()
  await leaveForTenMinutes(page)
  await restoreByBack(page)
  const before = (await page.getByRole('timer').textContent()) ?? ''
  await expect(page.getByRole('timer')).not.toHaveText(before)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('the clock stops while the next question has not loaded, also after a reload', async ({
  page,
  lose,
}) => {
  await setClock(page)
  const findAgain = await lose('**/questions/verbal-1*')
  await page.goto('/verbal#quiz')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  const failed = page.getByText('The questions could not be loaded.')
  await expect(failed).toBeVisible()
  await passTime(page, 600)
  await page.reload()
  await expect(failed).toBeVisible()
  await passTime(page, 600)
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^0[01]:/)
})

test('a set whose time is up says so in a live region that was there before', async ({ page }) => {
  const announcement = 'Time is up. The answers you had chosen so far have been scored.'
  await setClock(page)
  await page.goto('/practice#quiz&set=v1.v2&pace=test')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  const regions = await page.evaluateHandle(() => [...document.querySelectorAll('[role="status"]')])
  await sleepThrough(page, 190)
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeFocused()
  await expect(page.getByText(announcement)).toBeVisible()
  const announced = await regions.evaluate((all) =>
    all.map((region) => (region.isConnected ? region.textContent : '')).join(''),
  )
  expect(announced).toContain(announcement)
  await expectAccessible(page)
})
