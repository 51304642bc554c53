import type { QuestionOf } from '../../src/domain/questions/question.ts'
import { startSession, type Session } from '../../src/domain/session/session.ts'
import { singleQuestion } from './questions.ts'

/** Six questions whose right choice is the first one. */
export const sixQuestions: readonly QuestionOf<'single'>[] = [1, 2, 3, 4, 5, 6].map((number) =>
  singleQuestion(`v${number}`, 'a'),
)

/** A finished quiz of these questions that took 4:38: three right, two wrong, and the fifth answered but not checked. */
export const finishedSession: Session = {
  ...startSession(
    { id: 'verbal-1', section: 'verbal', questionIds: sixQuestions.map(({ id }) => id) },
    'a',
    0,
  ),
  answers: { v1: ['v1a'], v2: ['v2a'], v3: ['v3b'], v4: ['v4a'], v5: ['v5a'], v6: ['v6e'] },
  checked: ['v1', 'v2', 'v3', 'v4', 'v6'],
  spent: { v1: 65_999, v2: 9000, v3: 3_600_000, v5: 59_000, v6: 60_000 },
  clock: { banked: 278_999, from: 0, seen: 0 },
  finishedAt: Date.UTC(2026, 10, 20),
}
