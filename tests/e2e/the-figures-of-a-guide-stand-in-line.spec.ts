import { expect, laidOut, test } from './promise.ts'

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

test('what the signs of a chart mean stands in one line, and is printed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/gre-vs-gmat')
  await laidOut(page)
  const signs = await page
    .locator('.fig-keys')
    .first()
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => {
        const { printColorAdjust } = getComputedStyle(item, '::before')
        return `${Math.round(item.getBoundingClientRect().top)} ${printColorAdjust}`
      }),
    )
  expect(signs.length).toBeGreaterThan(1)
  expect(new Set(signs).size).toBe(1)
  expect(signs[0]).toContain('exact')
})
