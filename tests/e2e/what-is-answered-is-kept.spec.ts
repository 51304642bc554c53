import { expect, startQuiz, test } from './promise.ts'

test('an answer checked in a quiz is kept, although the page is left in the same moment', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('radio').first().check({ force: true })
  const check = page.getByRole('button', { name: 'Check Answer' })
  await expect(check).toBeEnabled()
  await check.evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
    location.assign('/help')
  })
  await expect(page).toHaveURL('/help')
  await page.goto('/verbal')
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('ten answers are all in the log, although the page is loaded anew in the moment of each', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeFocused()
    await page.getByRole('radio').first().check({ force: true })
    const check = page.getByRole('button', { name: 'Check Answer' })
    await expect(check).toBeEnabled()
    const loaded = page.waitForEvent('load')
    await check.evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
      location.reload()
    })
    await loaded
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.goto('/verbal')
  await expect(page.getByRole('link', { name: /^Q\d+, (right|wrong) last time$/ })).toHaveCount(10)
})

test('the last of several quick keys is what is kept', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.evaluate(() => {
    for (const key of ['a', 'b', 'c'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})
