import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResult } from '../../../tests/support/arbitraries.ts'
import { resultKey, type QuizResult } from './result.ts'

test('a copy of a result has the same key', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const copy: QuizResult = { ...result }
      expect(resultKey(copy)).toBe(resultKey(result))
    }),
  )
})

test('results that differ in any field have different keys', () => {
  const base: QuizResult = {
    questionsCount: 25,
    correctAnswers: 10,
    incorrectAnswers: 10,
    skippedQuestions: 5,
    timeTaken: 600,
    date: '2026-11-05T14:00:00.000Z',
    sectionType: 'verbal',
  }
  const others: readonly QuizResult[] = [
    { ...base, questionsCount: 26 },
    { ...base, correctAnswers: 11 },
    { ...base, incorrectAnswers: 11 },
    { ...base, skippedQuestions: 6 },
    { ...base, timeTaken: 601 },
    { ...base, date: '2026-11-05T14:00:00.001Z' },
    { ...base, sectionType: 'analytical' },
    // The digits of the key are the same, but divided differently between the fields.
    { ...base, questionsCount: 251, correctAnswers: 0 },
  ]
  expect(new Set([base, ...others].map(resultKey)).size).toBe(9)
})
