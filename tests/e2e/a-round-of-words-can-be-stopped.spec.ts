import { expect, expectAccessible, test } from './promise.ts'

test('a round of words can be stopped: what was asked is counted, and the way to go on is there', async ({
  page,
}) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  for (const key of ['1', '2', '3']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: 'Stop here' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop here' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading', { name: /^[0-3] of 3 on the first try$/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Start another round' })).toBeEnabled()
})

test('a round stopped before its first answer has no results', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByRole('heading', { name: 'Word quiz' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0)
})

test('the words of each day of the plan are where its link leads', async ({ page }) => {
  await page.goto('/30-day-study-plan')
  const links = page.getByRole('link', { name: /^Words \d+ to \d+/ })
  await expect(links).toHaveCount(25)
  await page.getByRole('link', { name: /^Words 253 to 264/ }).click()
  await expect(page).toHaveURL('/gre-vocabulary#word-253')
  const first = page.locator('#word-253')
  await expect(first).toBeInViewport()
  const place = await first.evaluate((entry) => [...(entry.parentElement?.children ?? [])].indexOf(entry))
  expect(place).toBe(252)
})
