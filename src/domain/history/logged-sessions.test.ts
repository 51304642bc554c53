import { expect, test } from 'vitest'
import type { Attempt, AttemptPlace } from './attempt.ts'
import type { QuizResult } from './result.ts'
import { quizNumberOf, loggedSessionsOf } from './logged-sessions.ts'

const ended = Date.parse('2026-11-02T10:00:00.000Z')

const result: QuizResult = {
  questionsCount: 25,
  correctAnswers: 2,
  incorrectAnswers: 1,
  skippedQuestions: 22,
  timeTaken: 60,
  date: new Date(ended).toISOString(),
  sectionType: 'verbal',
}

/** The answers of a sitting, right or wrong, the last of them so many milliseconds before the result. */
function answers(where: AttemptPlace, verdicts: readonly boolean[], before: number): readonly Attempt[] {
  return verdicts.map((right, index) => ({
    id: `${JSON.stringify(where)}-${index}`,
    question: `v${index + 1}`,
    answer: ['v1a'],
    right,
    seconds: 5,
    at: new Date(ended - before - (verdicts.length - 1 - index) * 1000).toISOString(),
    where,
  }))
}

const asResult = [true, false, true]

function quiz(set: string, sitting = 'a'): AttemptPlace {
  return { kind: 'quiz', set, sitting }
}

function numberAfter(...attempts: readonly (readonly Attempt[])[]): number | null {
  return quizNumberOf(result, loggedSessionsOf(attempts.flat().toReversed()))
}

test('a result is of the quiz whose sitting went as it says', () => {
  expect(numberAfter(answers(quiz('verbal-3'), asResult, 0))).toBe(3)
  expect(
    numberAfter(
      answers(quiz('verbal-3', 'b'), [true, true, true], 10),
      answers(quiz('verbal-2'), asResult, 90_000),
    ),
  ).toBe(2)
})

test('of two sittings that went alike it is of the later one, and of none that ended after it', () => {
  expect(
    numberAfter(
      answers(quiz('verbal-4', 'b'), asResult, 5000),
      answers(quiz('verbal-2'), asResult, 90_000),
      answers(quiz('verbal-5', 'c'), asResult, -1),
    ),
  ).toBe(4)
})

test('neither another section nor another place nor a sitting of another day tells which quiz it was', () => {
  expect(numberAfter(answers(quiz('quantitative-2'), asResult, 0))).toBeNull()
  expect(numberAfter(answers({ kind: 'practice', sitting: 'a' }, asResult, 0))).toBeNull()
  expect(numberAfter(answers({ kind: 'page' }, asResult, 0))).toBeNull()
  expect(numberAfter(answers(quiz('verbal-2'), asResult, 24 * 60 * 60 * 1000))).toBeNull()
  expect(numberAfter(answers(quiz('verbal-2'), asResult, 24 * 60 * 60 * 1000 - 1))).toBe(2)
  expect(numberAfter(answers(quiz('verbal-two'), asResult, 0))).toBeNull()
  expect(numberAfter()).toBeNull()
})

test('a sitting with as many right and more wrong, or as many wrong and more right, went otherwise', () => {
  expect(numberAfter(answers(quiz('verbal-3'), [...asResult, false], 0))).toBeNull()
  expect(numberAfter(answers(quiz('verbal-3'), [...asResult, true], 0))).toBeNull()
})

test('a sitting ended with its last answer, in whatever order the log holds them', () => {
  const log = answers(quiz('verbal-3'), asResult, 24 * 60 * 60 * 1000 - 1)
  for (const attempts of [log, log.toReversed()])
    expect(quizNumberOf(result, loggedSessionsOf(attempts))).toBe(3)
})
