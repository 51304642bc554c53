import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { questions } from '../../../../tests/component/questions.ts'
import { render } from '../../../../tests/component/render.tsx'
import { sections } from '../../../domain/questions/section.ts'
import { startSession, type Session } from '../../../domain/session/session.ts'
import { loadLazyKinds } from '../../../renderer/answer/answer-field.tsx'
import { ResultsReview } from './results-review.tsx'

beforeAll(loadLazyKinds)

const { numeric } = questions
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

test('a number that was half typed when the time was up is skipped, and not shown as wrong', async () => {
  render(<ResultsReview session={endedAt('0,7')} section={sections.quantitative} questions={[numeric]} />)
  await page.getByRole('heading', { name: /^Question 1/ }).click()
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await expect.element(box).toHaveValue('0,7')
  await expect.element(box).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByText('Skipped', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Incorrect', { exact: true })).not.toBeInTheDocument()
  expect(document.querySelectorAll('[data-verdict]')).toHaveLength(0)
})
