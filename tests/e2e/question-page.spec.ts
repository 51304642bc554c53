import type { Locator, Page } from '@playwright/test'
import { questionNamed, rightAnswer, wrongAnswer } from './fixtures/bank.ts'
import { hydrated } from './fixtures/hydration.ts'
import { keptText } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

const path = '/question/quantitative/7'
const question = questionNamed('q7')

const choose = (page: Page, choice: string): Promise<void> =>
  page.locator(`input[value="${choice}"]`).check({ force: true })

const grid = (page: Page): Locator => page.getByRole('navigation', { name: 'Questions', exact: true })

for (const verdict of ['right', 'wrong'] as const)
  test(`the section page marks the question of a ${verdict} answer, and no result is stored`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const [choice = ''] = verdict === 'right' ? rightAnswer(question) : wrongAnswer(question)
    await choose(page, choice)
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Section Practice' }).click()
    await expect(page).toHaveURL('/quantitative')
    const cell = grid(page).locator(`a[href="${path}"]`)
    await expect(cell).toHaveAttribute('data-state', verdict)
    await expect(cell).toHaveAccessibleName(`Q7, ${verdict} last time`)
    const mark = await cell.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(mark).toContain(verdict === 'right' ? '✓' : '✕')
    await expect(grid(page).locator('[data-state=untouched]')).toHaveCount(24)
    expect(await keptText(page, 'greQuizResults')).toBeNull()
  })

test('an answer that was chosen but not checked is not stored', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  await choose(page, 'q7a')
  await page.getByRole('link', { name: 'Next Question' }).click()
  await expect(page).toHaveURL('/question/quantitative/8')
  await hydrated(page)
  await choose(page, 'q8a')
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Section Practice' }).click()
  const checked = grid(page).locator('a[href$="/8"]')
  await expect(checked, 'the log has been read').toHaveAttribute('data-state', /right|wrong/)
  await expect(grid(page).locator(`a[href="${path}"]`)).toHaveAttribute('data-state', 'untouched')
})

test('the quick link to the current question has its own background', async ({ page }) => {
  await page.goto('/question/analytical/3')
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  const backgrounds = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).backgroundColor),
  )
  const [current = ''] = backgrounds.splice(2, 1)
  expect(backgrounds).toHaveLength(4)
  expect(backgrounds).not.toContain(current)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice can be made, and a disclosure shows the answer and the explanation', async ({ page }) => {
    await page.goto(path)
    await page.locator('label:has(input[type=radio])').nth(2).click()
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden()
    await page.getByText('Show the answer and explanation').click()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await expect(page.getByText(/^Correct answer:/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toHaveCount(0)
  })
})
