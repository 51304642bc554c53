import type { Page } from '@playwright/test'
import { indexOf } from './bank.ts'
import { awake, expect, test } from './promise.ts'

/** Leaves these questions open, one after the other, up to the results. */
async function expectToCome(page: Page, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await expect(page.locator(`[data-choices="${id}"]`)).toBeVisible()
    await page.getByRole('button', { name: /^Skip/ }).click()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
}

test('what is chosen of topics, difficulty, kinds, number and pace is what comes', async ({ page }) => {
  const index = await indexOf(page)
  await awake(page)
  await page.getByRole('radio', { name: 'Quantitative Reasoning' }).check({ force: true })
  for (const name of [
    'Algebra',
    'Geometry',
    'Medium',
    'Hard',
    'Quantitative comparison',
    'Multiple choice (one answer)',
  ])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true })
  await page.getByLabel('Number of questions').fill('7')
  await page.getByRole('radio', { name: /^At the pace of the test/ }).check({ force: true })
  const fitting = (index.questions['quantitative'] ?? []).filter(
    ({ topic, difficulty, kind }) =>
      ['algebra', 'geometry'].includes(topic) &&
      ['medium', 'hard'].includes(difficulty) &&
      ['comparison', 'single'].includes(kind),
  )
  await expect(
    page.getByText(`${fitting.length} questions match, ${fitting.length} new to you.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Start 7 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 7' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toContainText(/ \/ \d\d:\d\d$/)
  const ids = (new URLSearchParams(new URL(page.url()).hash).get('set') ?? '').split('.')
  expect(new Set(ids).size).toBe(7)
  expect(ids.filter((id) => !fitting.some((item) => item.id === id))).toEqual([])
})

test.describe('where a page may use the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the link to a set leads to its questions, in their order and at their pace', async ({
    page,
    context,
  }) => {
    const ids = ['v30', 'v2', 'v11']
    await page.goto(`/practice#quiz&set=${ids.join('.')}&pace=test`)
    await expectToCome(page, ids)
    await page.getByRole('button', { name: 'Copy a link to this set' }).click()
    await expect(page.getByText('The link has been copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByText('3 questions, at the pace of the test.', { exact: true })).toBeVisible()
    await other.getByRole('link', { name: 'Start' }).click()
    await expectToCome(other, ids)
  })
})
