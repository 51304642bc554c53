import { expect, expectAccessible, test } from './promise.ts'

test('errors found are told by section, folded up, and each leads to its question', async ({ page }) => {
  await page.goto('/about-the-questions')
  const told = (await page.getByText(/ errors so far, /).textContent()) ?? ''
  const lists = page.locator('main details')
  const counts = (await lists.locator('summary').allTextContents()).map((text) => Number(text.split(': ')[1]))
  expect(counts.length).toBeGreaterThan(1)
  expect(parseInt(told, 10)).toBe(counts.reduce((sum, count) => sum + count))
  for (const [index, count] of counts.entries()) {
    const list = lists.nth(index)
    await expect(list.locator('li').first()).toBeHidden()
    await list.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(count)
    await expect(list.locator('li').last()).toBeVisible()
  }
  await expectAccessible(page)
  const first = lists.first().getByRole('link').first()
  const [number = ''] = /\d+$/.exec(await first.innerText()) ?? []
  await expect(first).toHaveAttribute('href', `/practice#set=v${number}`)
  await first.click()
  await expect(page.getByText('1 question, without a limit.')).toBeVisible()
})
