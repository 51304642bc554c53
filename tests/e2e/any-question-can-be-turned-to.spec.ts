import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { expect, expectAccessible, startQuiz, test } from './promise.ts'

const opener = 'All questions'

/** Answers the current question, rightly or not, and goes on. */
async function answer(page: Page, choice: string): Promise<void> {
  await page.locator(`input[value="${choice}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
}

async function skip(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.getByRole('button', { name: 'Skip' }).click()
}

test('the list of questions says how each has gone so far, and leads to any of them', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await answer(page, answers.get('v1') ?? '')
  await skip(page, 1)
  await answer(page, answers.get('v3') === 'v3a' ? 'v3b' : 'v3a')
  await page.getByRole('button', { name: opener }).click()
  const list = page.getByRole('dialog', { name: 'All questions' })
  await expect(list).toContainText('2 of 25 answered.')
  await expect(list.getByRole('listitem')).toHaveCount(25)
  await expect(list.getByRole('button', { name: 'Q1, right', exact: true })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Q2, open', exact: true })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Q3, wrong', exact: true })).toBeVisible()
  const current = list.locator('[aria-current]')
  await expect(current).toHaveAccessibleName('Q4, open')
  await expect(current).toBeFocused()
  await list.getByRole('button', { name: 'Q2, open' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await answer(page, 'v2a')
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('whoever closes the list is where they were', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await skip(page, 1)
  await page.getByRole('button', { name: opener }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: opener })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('the last question tells of those that are open, before the quiz is completed', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await answer(page, 'v1a')
  await skip(page, 23)
  await expect(page.getByText('23 questions still unanswered.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the question list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Q24, open' }).click()
  await expect(page.getByText('still unanswered')).toHaveCount(0)
  await answer(page, 'v24a')
  await expect(page.getByText('22 questions still unanswered.')).toBeVisible()
})

test('where nothing is open the last question says nothing of it', async ({ page }) => {
  await page.goto('/practice#set=v101.v102')
  await page.getByRole('link', { name: 'Start' }).click()
  await skip(page, 1)
  await expect(page.getByText('1 question still unanswered.')).toBeVisible()
  await page.getByRole('button', { name: opener }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Q1, open' }).click()
  await answer(page, 'v101a')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible()
  await expect(page.getByText('still unanswered')).toHaveCount(0)
})

test('a list of questions that cannot be fetched says so, and comes when asked again', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/questions-dialog.*.js')
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: opener }).click()
  const told = page.getByText('The list of questions did not load. Check your connection, then try again.')
  await expect(told).toBeVisible()
  await findAgain()
  await page.getByRole('button', { name: opener }).click()
  await expect(page.getByRole('dialog', { name: 'All questions' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('whoever goes on does not wait for a list that has not come', async ({ page }) => {
  const release = await hold(page, '**/questions-dialog.*.js')
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: opener }).click()
  await skip(page, 1)
  const come = page.waitForResponse('**/questions-dialog.*.js')
  release()
  await come
  await page.keyboard.press('b')
  await expect(page.locator('input[value="v2b"]')).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('of a question that has not come yet the list says what is known', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await skip(page, 1)
  await answer(page, 'v2a')
  await page.locator('input[value="v3b"]').check({ force: true })
  await page.getByRole('button', { name: opener }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Q1, open', exact: true }).click()
  const release = await hold(page, '**/questions/verbal-1.*.json')
  await page.reload()
  await page.getByRole('button', { name: opener }).click()
  const list = page.getByRole('dialog')
  await expect(list.getByRole('button', { name: 'Q2, answered', exact: true })).toBeVisible()
  await expect(
    list.getByRole('button', { name: 'Q3, open, chosen but not checked', exact: true }),
  ).toBeVisible()
  release()
  await expect(list.getByRole('button', { name: /^Q2, (right|wrong)$/ })).toBeVisible()
})

test('the focus is seen on the current question of the list too', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: opener }).press('Enter')
  const current = page.getByRole('dialog').locator('[aria-current]')
  await expect(current).toBeFocused()
  const outline = (): Promise<string> => current.evaluate((step) => getComputedStyle(step).outline)
  const focused = await outline()
  await page.keyboard.press('Tab')
  expect(await outline()).not.toBe(focused)
})

test('the way to the list makes no line of a quiz higher on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startQuiz(page, 'quantitative')
  const heading = await page.getByRole('heading', { name: 'Question 1 of 25' }).boundingBox()
  const clock = await page.getByRole('timer').boundingBox()
  expect(Math.abs((heading?.y ?? 0) - (clock?.y ?? 99))).toBeLessThan(12)
})

test('the open list of questions keeps nobody out', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await answer(page, 'v1a')
  await page.getByRole('button', { name: opener }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
