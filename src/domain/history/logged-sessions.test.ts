import { expect, test } from 'vitest'
import type { Attempt, AttemptPlace } from './attempt.ts'
import type { QuizResult } from './result.ts'
import { loggedSessionsOf, quizNumberOf, resultsWithoutSession } from './logged-sessions.ts'

const finishedAt = Date.parse('2026-11-02T10:00:00.000Z')

const result: QuizResult = {
  questionsCount: 25,
  correctAnswers: 2,
  incorrectAnswers: 1,
  skippedQuestions: 22,
  timeTaken: 60,
  date: new Date(finishedAt).toISOString(),
  sectionType: 'verbal',
}

/** The attempts of a session; the last one is `millisecondsBefore` the result. */
function attemptsOf(
  where: AttemptPlace,
  verdicts: readonly boolean[],
  millisecondsBefore: number,
): readonly Attempt[] {
  return verdicts.map((right, index) => ({
    id: `${JSON.stringify(where)}-${index}`,
    question: `v${index + 1}`,
    answer: ['v1a'],
    right,
    seconds: 5,
    at: new Date(finishedAt - millisecondsBefore - (verdicts.length - 1 - index) * 1000).toISOString(),
    where,
  }))
}

const verdictsOfResult = [true, false, true]

function quiz(set: string, sitting = 'a'): AttemptPlace {
  return { kind: 'quiz', set, sitting }
}

function quizNumberFrom(...attempts: readonly (readonly Attempt[])[]): number | null {
  return quizNumberOf(result, loggedSessionsOf(attempts.flat().toReversed()))
}

test('quizNumberOf finds the session with the same counts as the result', () => {
  expect(quizNumberFrom(attemptsOf(quiz('verbal-3'), verdictsOfResult, 0))).toBe(3)
  expect(
    quizNumberFrom(
      attemptsOf(quiz('verbal-3', 'b'), [true, true, true], 10),
      attemptsOf(quiz('verbal-2'), verdictsOfResult, 90_000),
    ),
  ).toBe(2)
})

test('quizNumberOf takes the later of two matching sessions, but none that ended after the result', () => {
  expect(
    quizNumberFrom(
      attemptsOf(quiz('verbal-4', 'b'), verdictsOfResult, 5000),
      attemptsOf(quiz('verbal-2'), verdictsOfResult, 90_000),
      attemptsOf(quiz('verbal-5', 'c'), verdictsOfResult, -1),
    ),
  ).toBe(4)
})

test('quizNumberOf returns null for another section, a practice set, a single question, or a session 24 hours earlier', () => {
  expect(quizNumberFrom(attemptsOf(quiz('quantitative-2'), verdictsOfResult, 0))).toBeNull()
  expect(quizNumberFrom(attemptsOf({ kind: 'practice', sitting: 'a' }, verdictsOfResult, 0))).toBeNull()
  expect(quizNumberFrom(attemptsOf({ kind: 'page' }, verdictsOfResult, 0))).toBeNull()
  expect(quizNumberFrom(attemptsOf(quiz('verbal-2'), verdictsOfResult, 24 * 60 * 60 * 1000))).toBeNull()
  expect(quizNumberFrom(attemptsOf(quiz('verbal-2'), verdictsOfResult, 24 * 60 * 60 * 1000 - 1))).toBe(2)
  expect(quizNumberFrom(attemptsOf(quiz('verbal-two'), verdictsOfResult, 0))).toBeNull()
  expect(quizNumberFrom()).toBeNull()
})

test('quizNumberOf needs both the right and the wrong count to match', () => {
  expect(quizNumberFrom(attemptsOf(quiz('verbal-3'), [...verdictsOfResult, false], 0))).toBeNull()
  expect(quizNumberFrom(attemptsOf(quiz('verbal-3'), [...verdictsOfResult, true], 0))).toBeNull()
})

test('a session ends with its last answer, whatever the order of the log', () => {
  const log = attemptsOf(quiz('verbal-3'), verdictsOfResult, 24 * 60 * 60 * 1000 - 1)
  for (const attempts of [log, log.toReversed()])
    expect(quizNumberOf(result, loggedSessionsOf(attempts))).toBe(3)
})

test('a result without its session in the log stays in the list of such results, the latest first', () => {
  const earlier = { ...result, date: new Date(finishedAt - 1000).toISOString() }
  expect(resultsWithoutSession([earlier, result], [])).toEqual([result, earlier])
  expect(resultsWithoutSession([earlier, result], attemptsOf(quiz('verbal-3'), verdictsOfResult, 0))).toEqual(
    [earlier],
  )
})
