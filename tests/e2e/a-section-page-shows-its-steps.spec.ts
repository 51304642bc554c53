import { expect, expectAccessible, test } from './promise.ts'
import { sections } from './site-map.ts'

const overviews = {
  verbal: ['Verbal Reasoning', 'Reading comprehension', 'Text completion', 'Sentence equivalence'],
  quantitative: ['Quantitative Reasoning', 'Arithmetic', 'Algebra', 'Geometry', 'Data analysis'],
  analytical: ['Analytical Writing', 'argument'],
} as const

for (const section of sections) {
  test(`the ${section} page says what the section holds and how much`, async ({ page }) => {
    await page.goto(`/${section}`)
    const [title, ...parts] = overviews[section]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const part of parts) await expect(page.locator('main')).toContainText(new RegExp(part, 'i'))
    await expect(page.getByText('25 questions.', { exact: true })).toBeVisible()
    const start = page.getByRole('link', { name: 'Start the full timed quiz' })
    await start.click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  })

  test(`the ${section} page has 25 steps in five columns at every width`, async ({ page }) => {
    await page.goto(`/${section}`)
    const steps = page.getByRole('navigation', { name: 'Questions' }).getByRole('link')
    await expect(steps).toHaveText(Array.from({ length: 25 }, (_, index) => `Q${index + 1}`))
    expect(await steps.evaluateAll((all) => all.map((step) => step.getAttribute('href')))).toEqual(
      Array.from({ length: 25 }, (_, index) => `/question/${section}/${index + 1}`),
    )
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const places = await steps.evaluateAll((all) =>
        all.map((step) => {
          const { x, y } = step.getBoundingClientRect()
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
}

test('a step leads to its question', async ({ page }) => {
  await page.goto('/analytical')
  await page.getByRole('link', { name: 'Q18' }).click()
  await expect(page).toHaveURL('/question/analytical/18')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 18 of 25')
})

test('steps that lead nowhere are no navigation', async ({ page }) => {
  await page.goto('/analytical/quiz/3')
  await expect(page.getByRole('group', { name: 'Questions' }).getByRole('listitem')).toHaveCount(25)
  await expect(page.getByRole('navigation', { name: 'Questions' })).toHaveCount(0)
  await expectAccessible(page)
})
