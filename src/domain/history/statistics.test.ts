import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResults } from '../../../tests/support/arbitraries.ts'
import type { SectionName } from '../questions/section.ts'
import type { QuizResult } from './result.ts'
import {
  averagePercent,
  sortByDate,
  recommendedSection,
  percentOf,
  recentResults,
  summarize,
  type RecommendedSection,
} from './statistics.ts'

function result(sectionType: SectionName, correctAnswers: number, day: number): QuizResult {
  return {
    questionsCount: 25,
    correctAnswers,
    incorrectAnswers: 25 - correctAnswers,
    skippedQuestions: 0,
    timeTaken: 600,
    date: new Date(Date.UTC(2026, 0, day)).toISOString(),
    sectionType,
  }
}

test('averages are 0 without results', () => {
  expect(summarize([])).toEqual({
    quizzes: 0,
    average: 0,
    sections: [
      { section: 'verbal', quizzes: 0, average: 0 },
      { section: 'quantitative', quizzes: 0, average: 0 },
      { section: 'analytical', quizzes: 0, average: 0 },
    ],
  })
})

test('an average is the rounded mean of the percent scores, for each section and overall', () => {
  const results = [result('verbal', 10, 1), result('verbal', 25, 2), result('analytical', 2, 3)]
  expect(summarize(results)).toEqual({
    quizzes: 3,
    average: 49,
    sections: [
      { section: 'verbal', quizzes: 2, average: 70 },
      { section: 'quantitative', quizzes: 0, average: 0 },
      { section: 'analytical', quizzes: 1, average: 8 },
    ],
  })
})

test('every quiz has the same weight in an average, whatever its length', () => {
  const short: QuizResult = { ...result('verbal', 1, 1), questionsCount: 1, incorrectAnswers: 0 }
  expect(averagePercent([short, result('verbal', 0, 2)])).toBe(50)
})

test('an average is taken of the rounded percent scores, and halves are rounded up', () => {
  const eighth: QuizResult = { ...result('verbal', 1, 1), questionsCount: 8, incorrectAnswers: 7 }
  const zero: QuizResult = { ...eighth, correctAnswers: 0, incorrectAnswers: 8 }
  expect([percentOf(eighth), percentOf(zero)]).toEqual([13, 0])
  expect(averagePercent([eighth, zero])).toBe(7)
  expect(averagePercent([eighth, eighth])).toBe(13)
})

test('an average is from 0 to 100, and the quizzes of the sections add up to the total', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const summary = summarize(results)
      expect(summary.average).toBeGreaterThanOrEqual(0)
      expect(summary.average).toBeLessThanOrEqual(100)
      expect(summary.sections.reduce((sum, { quizzes }) => sum + quizzes, 0)).toBe(results.length)
    }),
  )
})

test('recentResults returns the five newest, newest first, whatever the stored order', () => {
  const stored = [3, 7, 1, 6, 2, 5, 4].map((day) => result('verbal', 5, day))
  expect(recentResults(stored).map(({ date }) => new Date(date).getUTCDate())).toEqual([7, 6, 5, 4, 3])
})

test('recentResults returns all results if there are fewer than five', () => {
  expect(recentResults([result('verbal', 5, 1)])).toHaveLength(1)
  expect(recentResults([])).toEqual([])
})

test('sortByDate compares times, not date strings in different time zones', () => {
  const early = { ...result('verbal', 5, 1), date: '2026-01-02T01:00:00+05:00' }
  const late = { ...result('verbal', 6, 1), date: '2026-01-01T23:00:00Z' }
  expect(sortByDate([late, early])).toEqual([early, late])
})

test('sortByDate does not change its argument', () => {
  const stored = [result('verbal', 5, 2), result('verbal', 5, 1)]
  sortByDate(stored)
  expect(stored.map(({ date }) => date.slice(0, 10))).toEqual(['2026-01-02', '2026-01-01'])
})

const recommend = (...results: readonly QuizResult[]): RecommendedSection =>
  recommendedSection(summarize(results))

test('a section without a quiz is recommended first, in the order of the sections', () => {
  expect(recommend()).toMatchObject({ section: 'verbal', quizzes: 0 })
  expect(recommend(result('verbal', 0, 1))).toMatchObject({ section: 'quantitative', quizzes: 0 })
  expect(recommend(result('analytical', 0, 1), result('verbal', 0, 1)).section).toBe('quantitative')
})

test('once all sections have a quiz, the one with the lowest average is recommended', () => {
  const all = [result('verbal', 20, 1), result('quantitative', 21, 1), result('analytical', 19, 1)]
  expect(recommend(...all)).toMatchObject({ section: 'analytical', areAllAveragesEqual: false })
  expect(recommend(...all, result('analytical', 25, 2))).toMatchObject({
    section: 'verbal',
    areAllAveragesEqual: false,
  })
})

test('an average lower by one percent is enough, even after many more quizzes', () => {
  const verbal = { section: 'verbal', quizzes: 1, average: 80 } as const
  const quantitative = { section: 'quantitative', quizzes: 9, average: 79 } as const
  const analytical = { section: 'analytical', quizzes: 1, average: 90 } as const
  const sections = [verbal, quantitative, analytical]
  expect(recommendedSection({ quizzes: 11, average: 80, sections })).toEqual({
    ...quantitative,
    areAllAveragesEqual: false,
  })
})

test('if all averages are equal, the section with the fewest quizzes is recommended', () => {
  const all = [result('verbal', 25, 1), result('quantitative', 25, 1), result('analytical', 25, 1)]
  expect(recommend(...all)).toMatchObject({ section: 'verbal', areAllAveragesEqual: true })
  expect(recommend(...all, result('verbal', 25, 2))).toMatchObject({
    section: 'quantitative',
    areAllAveragesEqual: true,
  })
  const [low, alsoLow] = [result('verbal', 0, 2), result('quantitative', 0, 2)]
  expect(recommend(...all, low)).toMatchObject({ section: 'verbal', areAllAveragesEqual: false })
  expect(recommend(...all, low, alsoLow)).toMatchObject({ section: 'verbal', areAllAveragesEqual: false })
})
