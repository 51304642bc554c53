import { expectAccessible } from './fixtures/axe.ts'
import { hydrated } from './fixtures/hydration.ts'
import { sections } from './fixtures/pages.ts'
import { attemptAt, resultOn } from './fixtures/records.ts'
import { seedDraft } from './fixtures/seeded-quiz.ts'
import { seedAttempts, seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

for (const section of sections)
  test(`the full timed quiz starts from the ${section} page`, async ({ page }) => {
    await page.goto(`/${section}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  })

test('each quiz says whether it is new, in progress or finished, and the main button goes on', async ({
  page,
}) => {
  const quizOne = { kind: 'quiz', set: 'verbal-1', sitting: 'one' } as const
  const attempts = Array.from({ length: 24 }, (_, index) =>
    attemptAt(`v${index + 1}`, index < 20, { where: quizOne, at: '2026-11-02T10:00:00.000Z' }),
  )
  await seedResults(page, [resultOn('2026-11-02T10:01:00.000Z')])
  await seedAttempts(page, attempts)
  await seedDraft(page, { section: 'verbal', quiz: 3 }, { at: 13, plan: () => 'right' })
  await page.goto('/verbal')
  const cards = page.getByRole('navigation', { name: 'Quizzes' }).getByRole('link')
  await expect(cards).toHaveText([
    'Quiz 180%, Nov 2',
    'Quiz 2New',
    'Quiz 3In progress, 12 answered',
    'Quiz 4New',
    'Quiz 5New',
  ])
  await expect(page.getByRole('link', { name: 'Start quiz 2' })).toHaveAttribute('href', '/verbal/quiz/2')
  await page.getByRole('link', { name: 'Start the full timed quiz again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
})

test('on a phone the start button and the first questions are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const section of sections) {
    await page.goto(`/${section}`)
    await expect(page.getByRole('link', { name: 'Start the full timed quiz' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Q5', exact: true })).toBeInViewport({ ratio: 1 })
  }
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
