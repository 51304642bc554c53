import { expect, test } from 'vitest'
import type { Attempt } from '../history/attempt.ts'
import { withLoggedAnswers } from './logged-answers.ts'
import { elapsedSeconds, startSession } from './session.ts'
import { replay } from './session-reducer.ts'

const set = { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2', 'v3'] } as const

const start = startSession(set, 's', 0)

/** The first question was answered after 10 seconds, and the second was opened. */
const draft = replay(start, [
  { type: 'answered', answer: ['v1a'], at: 9000 },
  { type: 'checked', at: 10_000 },
  { type: 'advanced', at: 12_000 },
])

function attempt(question: string, at: number, seconds: number): Attempt {
  return {
    ...{ id: `s-${question}`, question, answer: [`${question}b`], right: true, seconds },
    ...{ at: new Date(at).toISOString(), where: { kind: 'quiz', set: 'verbal-1', sitting: 's' } },
  }
}

test('an answer that only the log has is checked, with its time, and the session stays at its question', () => {
  const session = withLoggedAnswers(draft, [attempt('v1', 10_000, 10), attempt('v2', 42_000, 30)])
  expect(session.answers).toEqual({ v1: ['v1a'], v2: ['v2b'] })
  expect(session.checked).toEqual(['v1', 'v2'])
  expect(session.index).toBe(1)
  expect(session.spent).toMatchObject({ v1: 10_000, v2: 30_000 })
  expect(elapsedSeconds(session, 42_000)).toBe(42)
  expect(replay(start, session.log)).toEqual(session)
})

test('answers of several questions are added in the order in which they were given', () => {
  const session = withLoggedAnswers(draft, [attempt('v3', 99_000, 20), attempt('v2', 42_000, 30)])
  expect(session.checked).toEqual(['v1', 'v2', 'v3'])
  expect(session.spent).toMatchObject({ v2: 30_000, v3: 20_000 })
  expect(session.index).toBe(1)
})

test('nothing changes if the log has nothing more, or only questions that the session does not have', () => {
  expect(withLoggedAnswers(draft, [attempt('v1', 10_000, 10), attempt('v9', 42_000, 30)])).toBe(draft)
})

test('a session in exam mode is left alone: it logs its answers when it ends', () => {
  const exam = startSession({ ...set, mode: 'exam' }, 's', 0)
  expect(withLoggedAnswers(exam, [attempt('v2', 42_000, 30)])).toBe(exam)
})

test('a log whose clock was wrong does not turn the session back', () => {
  const session = withLoggedAnswers(draft, [attempt('v2', -5_000_000, 30)])
  expect(session.checked).toEqual(['v1', 'v2'])
  expect(elapsedSeconds(session, 12_000)).toBe(12)
})
