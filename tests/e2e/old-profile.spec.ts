import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { hydrated } from './fixtures/hydration.ts'
import { oldProfile, readProfile, seedProfile, type Profile } from './fixtures/old-profile.ts'
import { expect, test } from './fixtures/test.ts'

/** What must never change, in an order that does not depend on the browser. Drafts are stored anew when resumed. */
function recordsOf({ local, stores }: Profile): Record<string, object> {
  return {
    local: Object.fromEntries(Object.entries(local).filter(([key]) => key !== 'gradus.quiz.quantitative-1')),
    stores: Object.fromEntries(stores.map(({ name, rows, keys }) => [name, { rows, keys }])),
  }
}

const draftFormat = v.object({
  sitting: v.string(),
  answers: v.record(v.string(), v.array(v.string())),
  checked: v.array(v.string()),
  startedAt: v.number(),
})

/** What must not change of the quiz in the middle when it is resumed. */
function draftOf({ local }: Profile): v.InferOutput<typeof draftFormat> {
  return v.parse(draftFormat, JSON.parse(local['gradus.quiz.quantitative-1'] ?? 'null'))
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('a browser that was used with database version 3 opens with nothing lost', async ({ page }) => {
  const before = oldProfile()
  await seedProfile(page, before)
  expect(await readProfile(page)).toEqual({ ...before, stores: expect.any(Array) })

  await open(page, '/progress')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText(/4 quizzes so far, 67% on average/)).toBeVisible()
  await expect(page.getByText('11 words practiced')).toBeVisible()
  await open(page, '/history')
  await expect(page.locator('main').getByRole('link', { name: /(quiz \d|^Practice:)/ })).toHaveCount(9)

  for (const [path, plan] of [
    ['/30-day-study-plan', '30-day'],
    ['/last-minute-study-guide', '7-day'],
  ] as const) {
    await open(page, path)
    const ticked = page.locator('[data-tick]:checked')
    const ticks = before.local[`gradus.plan.${plan}`]?.split(' ') ?? []
    await expect(ticked).toHaveCount(ticks.length)
    expect(await ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-tick')))).toEqual(
      ticks,
    )
  }

  await open(page, '/practice')
  await expect(page.getByText(' · 4 of 10 answered')).toBeVisible()
  await expect(page.getByText('2 more unfinished sets')).toBeVisible()

  await open(page, '/quantitative#quiz')
  await expect(page.getByRole('heading', { name: 'Question 9 of 25' })).toBeVisible()
  await expect(page.locator('input[value="q9b"]'), 'chosen, but not checked').toBeChecked()
  await expect(page.getByRole('timer'), 'the clock was hidden').toHaveCount(0)
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(page.locator('[data-explanation]'), 'question 8 was checked').toBeVisible()

  const after = await readProfile(page)
  expect(after.version).toBeGreaterThan(before.version)
  expect(recordsOf(after)).toMatchObject(recordsOf(before))
  expect(draftOf(after)).toEqual(draftOf(before))
})
