import { expect, expectAccessible, test } from './promise.ts'

const timed = '/practice#quiz&set=v1.v2&pace=test'
const told = 'The time is over. What you had chosen counts.'

test('a set whose time is over says so, in a region that was there before', async ({ page }) => {
  await page.clock.install()
  await page.goto(timed)
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  const regions = await page.evaluateHandle(() => [...document.querySelectorAll('[role="status"]')])
  await page.clock.fastForward(190_000)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByText(told)).toBeVisible()
  const announced = await regions.evaluate((all) =>
    all.map((region) => (region.isConnected ? region.textContent : '')).join(''),
  )
  expect(announced).toContain(told)
  await expectAccessible(page)
})

test('a set ended by its last question says nothing of the time', async ({ page }) => {
  await page.goto(timed)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByText(told)).toHaveCount(0)
})
