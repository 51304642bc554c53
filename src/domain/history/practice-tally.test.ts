import { expect, test } from 'vitest'
import type { Attempt, AttemptPlace } from './attempt.ts'
import { practiceTallyOf } from './practice-tally.ts'

function attempt(question: string, right: boolean, where: AttemptPlace): Attempt {
  return { id: question, question, answer: [], right, seconds: 30, at: '2026-10-01T10:00:00.000Z', where }
}

test('practice sets and single questions are counted, and quizzes and full tests are not', () => {
  expect(
    practiceTallyOf([
      attempt('v101', true, { kind: 'practice', sitting: 'first' }),
      attempt('v102', false, { kind: 'practice', sitting: 'first' }),
      attempt('q101', true, { kind: 'practice', sitting: 'second' }),
      attempt('q1', true, { kind: 'page' }),
      attempt('v1', true, { kind: 'quiz', set: 'verbal-1', sitting: 'quiz' }),
      attempt('v1101', true, { kind: 'test', form: 'form-1', section: 'verbal-1', sitting: 'test' }),
    ]),
  ).toEqual({ sets: 2, answers: 4, right: 3 })
})
