import { expectAccessible } from './fixtures/axe.ts'
import { hydrated } from './fixtures/hydration.ts'
import { sections } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

for (const section of sections)
  test(`the full timed quiz starts from the ${section} page`, async ({ page }) => {
    await page.goto(`/${section}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  })

test('the questions of a section are in five columns, in order, at every width', async ({ page }) => {
  await page.goto('/verbal')
  const cells = page.getByRole('navigation', { name: 'Questions' }).getByRole('link')
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const places = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { x, y } = cell.getBoundingClientRect()
        return { x: Math.round(x), y: Math.round(y) }
      }),
    )
    const columns = [...new Set(places.map(({ x }) => x))].toSorted((a, b) => a - b)
    const rows = [...new Set(places.map(({ y }) => y))].toSorted((a, b) => a - b)
    expect([columns.length, rows.length], `at ${width} px`).toEqual([5, 5])
    expect(places).toEqual(
      places.map((_, index) => ({ x: columns[index % 5], y: rows[Math.floor(index / 5)] })),
    )
  }
})

test('the page of a later quiz is accessible', async ({ page }) => {
  await page.goto('/analytical/quiz/3')
  await hydrated(page)
  await expect(page.getByRole('group', { name: 'Questions' }).getByRole('listitem')).toHaveCount(25)
  await expectAccessible(page)
})
