import { answersOf, awake, expect, test } from './promise.ts'
import type { Locator, Page } from '@playwright/test'

const path = '/question/quantitative/7'

const radiosOf = (page: Page): Locator => page.getByRole('radio')
const choicesOf = (page: Page): Locator => page.locator('label:has(input[type=radio])')

/** Opens a question that can be answered, and says which of its choices is right. */
async function openQuestion(page: Page): Promise<{ right: string; wrong: string }> {
  await page.goto('/quantitative')
  const right = (await answersOf(page, 'quantitative')).get('q7') ?? ''
  await page.goto(path)
  await awake(page)
  return { right, wrong: right === 'q7a' ? 'q7b' : 'q7a' }
}

const choose = (page: Page, choice: string): Promise<void> =>
  page.locator(`input[value="${choice}"]`).check({ force: true })

/** The colour of the frame of a choice. */
const channels = async (choice: Locator): Promise<number[]> => {
  const color = await choice.getByRole('radio').evaluate((frame) => getComputedStyle(frame).borderTopColor)
  return [...color.matchAll(/\d+/g)].map(([figure]) => Number(figure))
}

async function stateOfStep(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Back to Section Practice' }).click()
  return page.getByRole('navigation', { name: 'Questions' }).locator(`a[href="${path}"]`)
}

test('a question says where it stands', async ({ page }) => {
  await page.goto(path)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Quantitative', 'Question 7'])
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Quantitative' })).toHaveAttribute('href', '/quantitative')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 7 of 25')
  await expect(radiosOf(page)).toHaveCount(5)
})

test('the right choice is told so, and everything is explained', async ({ page }) => {
  const { right } = await openQuestion(page)
  const check = page.getByRole('button', { name: 'Check Answer' })
  await expect(check).toBeDisabled()
  await choose(page, right)
  await check.click()
  const chosen = page.locator(`label:has(input[value="${right}"])`)
  await expect(chosen.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByText('Incorrect', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Correct.', { exact: true })).toBeFocused()
  for (const radio of await radiosOf(page).all()) await expect(radio).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  const text = await chosen.locator('span').nth(1).innerText()
  await expect(page.getByText(/^Correct answer:/)).toContainText(text.trim())
  const [red = 0, green = 0, blue = 0] = await channels(chosen)
  expect(green).toBeGreaterThan(Math.max(red, blue))
  await expect(check).toHaveCount(0)
})

test('a wrong choice is told so, and the right one shown', async ({ page }) => {
  const { right, wrong } = await openQuestion(page)
  await choose(page, wrong)
  await page.getByRole('button', { name: 'Check Answer' }).click()
  const chosen = page.locator(`label:has(input[value="${wrong}"])`)
  await expect(chosen.getByText('Incorrect', { exact: true })).toBeVisible()
  await expect(
    page.locator(`label:has(input[value="${right}"])`).getByText('Correct', { exact: true }),
  ).toBeVisible()
  await expect(choicesOf(page).getByText(/^(Correct|Incorrect)$/)).toHaveCount(2)
  await expect(page.getByText('Incorrect.', { exact: true })).toBeFocused()
  for (const radio of await radiosOf(page).all()) await expect(radio).toBeDisabled()
  await expect(page.getByText(/^Correct answer:/)).toBeVisible()
  const [red = 0, green = 0, blue = 0] = await channels(chosen)
  expect(red).toBeGreaterThan(Math.max(green, blue))
})

for (const verdict of ['right', 'wrong'] as const)
  test(`the section page remembers a ${verdict} answer as a step; no result is recorded`, async ({
    page,
  }) => {
    const answers = await openQuestion(page)
    await choose(page, answers[verdict])
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    const step = await stateOfStep(page)
    await expect(step).toHaveAttribute('data-state', verdict)
    await expect(step).toHaveAccessibleName(`Q7, ${verdict} last time`)
    const mark = await step.evaluate((cell) => getComputedStyle(cell, '::after').content)
    expect(mark).toContain(verdict === 'right' ? '✓' : '✕')
    const untouched = page.getByRole('navigation', { name: 'Questions' }).locator('[data-state=untouched]')
    await expect(untouched).toHaveCount(24)
    expect(await page.evaluate(() => localStorage.getItem('greQuizResults'))).toBeNull()
  })

test('a choice that was not checked is not remembered', async ({ page }) => {
  const { right } = await openQuestion(page)
  await choose(page, right)
  await page.getByRole('link', { name: 'Next Question' }).click()
  await expect(page).toHaveURL('/question/quantitative/8')
  await awake(page)
  await choose(page, 'q8a')
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  const step = await stateOfStep(page)
  const checked = page.getByRole('navigation', { name: 'Questions' }).locator('a[href$="/8"]')
  await expect(checked, 'the log has been read').toHaveAttribute('data-state', /right|wrong/)
  await expect(step).toHaveAttribute('data-state', 'untouched')
})

test('Previous and Next lead along the bank, and end where it ends', async ({ page }) => {
  const previous = page.getByRole('link', { name: 'Previous Question' })
  const next = page.getByRole('link', { name: 'Next Question' })
  await page.goto('/question/verbal/1')
  await expect(previous).toHaveCount(0)
  await next.click()
  await expect(page).toHaveURL('/question/verbal/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 of 25')
  await previous.click()
  await expect(page).toHaveURL('/question/verbal/1')
  await page.goto('/question/verbal/25')
  await expect(next).toHaveCount(0)
  await expect(previous).toHaveAttribute('href', '/question/verbal/24')
  await page.getByRole('link', { name: 'Back to Section Practice' }).click()
  await expect(page).toHaveURL('/verbal')
})

test('quick links lead to the first five questions and mark the current one', async ({ page }) => {
  const quick = page.getByRole('navigation', { name: 'Quick links' })
  const current = quick.locator('[aria-current=page]')
  for (const number of [1, 3, 5]) {
    await page.goto(`/question/analytical/${number}`)
    await expect(quick.getByRole('link')).toHaveText(['Q1', 'Q2', 'Q3', 'Q4', 'Q5'])
    await expect(current).toHaveText([`Q${number}`])
    const grounds = await quick
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
    const [ground = ''] = grounds.splice(number - 1, 1)
    expect(grounds).not.toContain(ground)
  }
  await page.goto('/question/analytical/6')
  await expect(current).toHaveCount(0)
  await quick.getByRole('link', { name: 'Q4' }).click()
  await expect(page).toHaveURL('/question/analytical/4')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice can be made, and a native disclosure shows the answer', async ({ page }) => {
    await page.goto(path)
    await choicesOf(page).nth(2).click()
    await expect(radiosOf(page).nth(2)).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden()
    await page.getByText('Show the answer and explanation').click()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await expect(page.getByText(/^Correct answer:/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toHaveCount(0)
  })
})
