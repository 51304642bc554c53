import type { Attempt, AttemptPlace } from '../../src/domain/history/attempt.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { questionNamed, rightAnswer, wrongAnswer } from './fixtures/bank.ts'
import { attemptAt, resultOn } from './fixtures/records.ts'
import { seedAttempts, seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

const at = '2026-11-02T10:00:00.000Z'
const quiz = { kind: 'quiz', set: 'verbal-1', sitting: 'one' } as const
const practice = { kind: 'practice', sitting: 'two' } as const

function answered(id: string, right: boolean, where: AttemptPlace, when: string): Attempt {
  const question = questionNamed(id)
  const answer = right ? rightAnswer(question) : wrongAnswer(question)
  return attemptAt(id, right, { answer, where, at: when })
}

/** A quiz with 20 right and 4 wrong answers and one that was skipped, and a practice set of two kinds. */
const attempts = [
  ...Array.from({ length: 24 }, (_, index) => answered(`v${index + 1}`, index < 20, quiz, at)),
  answered('q126', false, practice, '2026-11-03T10:00:00.000Z'),
  answered('q130', true, practice, '2026-11-03T10:01:00.000Z'),
]

test('a finished quiz in recent activity leads to the review of all its questions @phone', async ({
  page,
}) => {
  await seedResults(page, [resultOn('2026-11-02T10:01:00.000Z')])
  await seedAttempts(page, attempts)
  await page.goto('/progress')
  await page.getByRole('link', { name: 'Verbal, quiz 1' }).click()
  await expect(page.getByRole('heading', { name: 'Verbal Reasoning, quiz 1' })).toBeFocused()
  await expect(page.getByText('Nov 2, 2026. 20 of 25 right, 1 not answered.')).toBeVisible()
  await expect(page.locator('[data-reviewed]')).toHaveCount(25)
  await expect(page.locator('[data-reviewed="v25"]')).toHaveAttribute('data-outcome', 'skipped')
  await page.getByRole('button', { name: /^Wrong/ }).click()
  await expectAccessible(page)
})

test('a quiz whose answers are not in this browser is listed with its result', async ({ page }) => {
  await seedResults(page, [resultOn('2026-11-02T10:01:00.000Z')])
  await page.goto('/history')
  await expect(page.getByText('only the result is in this browser')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'right' })).toHaveText([
    'Verbal ReasoningNov 2, 202620 of 25 right',
  ])
  await expectAccessible(page)
})

test('practice sets are listed too, the latest first, and are reviewed after a reload', async ({ page }) => {
  await seedAttempts(page, attempts)
  await page.goto('/history')
  await expect(page.getByRole('listitem').filter({ hasText: 'right' })).toHaveText([
    'Practice: 2 mixed quantitativeNov 3, 20261 of 2 right',
    'Verbal Reasoning, quiz 1Nov 2, 202620 of 24 right',
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Practice: 2 mixed quantitative' }).click()
  await expect(page.locator('[data-reviewed]')).toHaveCount(2)
  await page.reload()
  await expect(page.locator('[data-reviewed="q130"]')).toBeVisible()
  await page.getByRole('link', { name: 'Your history' }).click()
  await expect(page.getByRole('heading', { name: 'Your history' })).toBeVisible()
})

test('the address of a quiz that is not in this browser says so', async ({ page }) => {
  await page.goto('/history#unknown')
  await expect(page.getByText('This quiz is not in this browser.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start practicing' })).toBeVisible()
})
