import { expect, test } from './promise.ts'

test('the figures at the head of a guide stand in line, however long what is said of each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/gre-math-practice')
  const tops = await page
    .locator('[data-guide] dl')
    .first()
    .locator('dd')
    .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)))
  expect(tops.length).toBe(3)
  expect(new Set(tops).size).toBe(1)
})
