import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { questions } from '../../../tests/component/questions.ts'
import { finishedSession, sixQuestions } from '../../../tests/support/finished-session.ts'
import { render } from '../../../tests/component/render.tsx'
import { startSession, type Session } from '../../domain/session/session.ts'
import { loadLazyKinds } from '../../renderer/answer/answer-field.tsx'
import { markedStore } from '../../storage/settings/marked-questions.ts'
import { ResultsCard } from './results-card.tsx'
import { ResultsReview } from './results-review.tsx'

beforeAll(loadLazyKinds)

const { numeric, single, equivalence } = questions
const uncheckedNotice = 'You started an answer but did not check it, so this question counts as skipped.'
const incompleteNotice = 'You started an answer but did not complete it, so this question counts as skipped.'
const set = {
  id: 'quantitative-0',
  section: 'quantitative',
  questionIds: [numeric.id],
  limit: 60_000,
} as const

/** A set whose time was up while this number was in the box. */
const endedAt = (typed: string): Session => ({
  ...startSession(set, 'test', 0),
  answers: { [numeric.id]: [typed] },
  checked: [numeric.id],
  finishedAt: 60_000,
})

test('the review shows only wrong or slow questions if asked, and offers no filter without a question', async () => {
  const [right, wrong] = sixQuestions
  if (!right || !wrong) throw new Error('there are six questions')
  const session = {
    ...startSession({ id: 'verbal-1', section: 'verbal', questionIds: [right.id, wrong.id] }, 'test', 0),
    answers: { [right.id]: [`${right.id}a`], [wrong.id]: [`${wrong.id}b`] },
    checked: [right.id, wrong.id],
    spent: { [right.id]: 200_000, [wrong.id]: 1000 },
  }
  render(<ResultsReview session={session} questions={[right, wrong]} />)
  const shown = (): readonly (string | null)[] =>
    Array.from(document.querySelectorAll('[data-reviewed]:not([hidden])')).map((item) =>
      item.getAttribute('data-reviewed'),
    )
  await expect.element(page.getByRole('button', { name: 'Skipped 0' })).toBeDisabled()
  await page.getByRole('button', { name: 'Wrong 1' }).click()
  await expect.element(page.getByRole('button', { name: 'Wrong 1' })).toHaveAttribute('aria-pressed', 'true')
  expect(shown()).toEqual([wrong.id])
  await page.getByRole('button', { name: 'Slow 1' }).click()
  await expect.poll(shown).toEqual([right.id])
  await page.getByRole('button', { name: 'All 2' }).click()
  await expect.poll(shown).toEqual([right.id, wrong.id])
})

test('a question marked here is found by its filter, and stays in view when the mark is taken back', async () => {
  markedStore.set([])
  const two = sixQuestions.slice(0, 2)
  render(<ResultsReview session={finishedSession} questions={two} />)
  const shown = (): number => document.querySelectorAll('[data-reviewed]:not([hidden])').length
  await expect.element(page.getByRole('button', { name: 'Marked for later 0' })).toBeDisabled()
  await page.getByRole('heading', { name: 'Question 2' }).click()
  const mark = page.getByRole('button', { name: 'Mark for later', exact: true })
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Marked for later 1' }).click()
  await expect.poll(shown).toBe(1)
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await expect.element(mark).toHaveFocus()
  expect(shown()).toBe(1)
})

test('a number that was half typed when the time was up is skipped, and not shown as wrong', async () => {
  render(<ResultsReview session={endedAt('0,7')} questions={[numeric]} />)
  await page.getByRole('heading', { name: /^Question 1/ }).click()
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await expect.element(box).toHaveValue('0,7')
  await expect.element(box).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByText('Skipped', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Incorrect', { exact: true })).not.toBeInTheDocument()
  expect(document.querySelectorAll('[data-verdict]')).toHaveLength(0)
})

test('a choice that was not checked is shown, with the reason why the question counts as skipped', async () => {
  const session: Session = {
    ...startSession(
      { id: 'verbal-0', section: 'verbal', questionIds: [single.id, equivalence.id] },
      'test',
      0,
    ),
    answers: { [single.id]: [`${single.id}b`] },
    finishedAt: 60_000,
  }
  render(<ResultsReview session={session} questions={[single, equivalence]} />)
  await page.getByRole('heading', { name: /^Question 1/ }).click()
  const chosen = document.querySelector(`[data-reviewed="${single.id}"]`)
  expect(chosen).toHaveAttribute('data-outcome', 'skipped')
  expect(chosen?.textContent).toContain(uncheckedNotice)
  expect(chosen?.querySelector(`input[value="${single.id}b"]`)).toBeChecked()
  const empty = document.querySelector(`[data-reviewed="${equivalence.id}"]`)
  expect(empty).toHaveAttribute('data-outcome', 'skipped')
  expect(empty?.textContent).not.toContain(uncheckedNotice)
})

test('one of two required choices, when the time is up, counts as skipped and not as wrong', () => {
  const verbal = { id: 'verbal-0', section: 'verbal', questionIds: [equivalence.id], limit: 60_000 } as const
  const session: Session = {
    ...startSession(verbal, 'test', 0),
    answers: { [equivalence.id]: [`${equivalence.id}a`] },
    checked: [equivalence.id],
    finishedAt: 60_000,
  }
  render(<ResultsReview session={session} questions={[equivalence]} />)
  const reviewed = document.querySelector(`[data-reviewed="${equivalence.id}"]`)
  expect(reviewed).toHaveAttribute('data-outcome', 'skipped')
  expect(reviewed?.textContent).toContain(incompleteNotice)
})

test('"See why" leads to the review', async () => {
  render(
    <ResultsCard
      {...{ session: finishedSession, questions: sixQuestions, isSaved: true }}
      title="Verbal Reasoning"
      missed={null}
      next={null}
      onTryAgain={() => undefined}
    />,
  )
  await page.getByRole('button', { name: 'See why' }).click()
  await expect.element(page.getByRole('heading', { name: 'Review every question' })).toHaveFocus()
})
