import { expect, test } from './fixtures/test.ts'

test('a reload of a guide keeps the scroll position', async ({ page }) => {
  await page.goto('/verbal-reasoning-tips')
  const heading = page.getByRole('heading', { name: 'Review like a tutor' })
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = (): Promise<number> => heading.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await page.reload()
  expect(await top()).toBeCloseTo(before, 0)
})
