import { expect, expectAccessible, test } from './promise.ts'
import { countInDatabase } from './seeds.ts'

const timed = '/practice#quiz&set=v1.v2&pace=test'
const told = 'Time is up. The answers you had chosen so far have been scored.'

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

test('a number that was half typed when the time was over is skipped, and not called wrong', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/practice#quiz&set=q164&pace=test')
  await page.getByRole('textbox', { name: 'Your answer' }).fill('0,7')
  await page.clock.fastForward(190_000)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  const review = page.locator('[data-reviewed="q164"]')
  await expect(review).toHaveAttribute('data-outcome', 'skipped')
  await review.locator('summary').click()
  await page.clock.fastForward(1000)
  const box = review.getByRole('textbox', { name: 'Your answer' })
  await expect(box).toHaveValue('0,7')
  await expect(box).toHaveAttribute('aria-invalid', 'false')
  await expect(review.locator('[data-verdict]')).toHaveCount(0)
})

test('a set whose time is over in two tabs at once is remembered once', async ({ context }) => {
  // Neither tab hears of the other's end in time.
  await context.addInitScript(() => {
    Storage.prototype.removeItem = () => undefined
  })
  const first = await context.newPage()
  await first.clock.install()
  await first.goto(timed)
  await expect(first.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await first.keyboard.press('b')
  await expect(first.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
  const second = await context.newPage()
  await second.clock.install()
  await second.goto(timed)
  await expect(second.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
  for (const page of [first, second]) {
    await page.clock.fastForward(190_000)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    await expect.poll(() => countInDatabase(page, 'attempts')).toBeGreaterThan(0)
  }
  await second.goto('/progress')
  await expect(second.locator('[data-ready=true]')).toBeVisible()
  expect(await countInDatabase(second, 'attempts')).toBe(1)
})
