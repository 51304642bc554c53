import { expectAccessible } from './fixtures/axe.ts'
import { questionNamed, rightAnswer } from './fixtures/bank.ts'
import { setClock, sleepThrough } from './fixtures/clock.ts'
import { hydrated } from './fixtures/hydration.ts'
import { countInDatabase } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

const keyOf = (id: string): string => (rightAnswer(questionNamed(id))[0] ?? '').slice(-1)

test('a whole set in test mode, by keyboard alone: nothing is judged before Submit @phone', async ({
  page,
}) => {
  await page.goto('/practice#set=v1.v2.v3&mode=test')
  await hydrated(page)
  await expect(page.getByText(/^Test mode: right answers are shown after you submit/)).toBeVisible()
  await page.getByRole('link', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  await page.keyboard.press(keyOf('v1') === 'a' ? 'b' : 'a')
  await page.keyboard.press(keyOf('v1'))
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Mark for review' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused()
  await expect(page.getByRole('row')).toHaveText([
    'QuestionStatusMarked',
    'Question 1Answered',
    'Question 2Not answeredMarked',
    'Question 3Not answered',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('2 questions are not answered.')
  expect(await countInDatabase(page, 'attempts')).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeFocused()
  await expect(page.locator('[data-reviewed="v1"]')).toHaveAttribute('data-outcome', 'correct')
  for (const id of ['v2', 'v3'])
    await expect(page.locator(`[data-reviewed="${id}"]`)).toHaveAttribute('data-outcome', 'skipped')
  await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
})

test('a reload in the middle keeps answers, marks and the screen, and the form offers to resume', async ({
  page,
}) => {
  await page.goto('/practice#quiz&set=v1.v2&mode=test')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.keyboard.press('b')
  await page.keyboard.press('m')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('button', { name: 'Mark for review' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused()
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toContainText(/, in test mode · begun \w+ \d+ · 1 of 2 answered/)
  await offer.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused()
})

test('when the time is up, a set in test mode ends by itself and scores what was answered', async ({
  page,
}) => {
  await setClock(page)
  await page.goto('/practice#quiz&set=v1.v2&pace=test&mode=test')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toContainText('/ 03:02')
  await page.keyboard.press(keyOf('v1'))
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await sleepThrough(page, 190)
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeVisible()
  await expect(page.getByText('Time is up.')).toBeVisible()
  await expect(page.locator('[data-reviewed="v1"]')).toHaveAttribute('data-outcome', 'correct')
  await expect(page.locator('[data-reviewed="v2"]')).toHaveAttribute('data-outcome', 'skipped')
  await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
})
