import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResults } from '../../../tests/support/arbitraries.ts'
import type { SectionName } from '../questions/section.ts'
import type { QuizResult } from './result.ts'
import {
  averagePercent,
  byDate,
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

test('nobody has an average before the first quiz: it is 0', () => {
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

test('an average is the rounded mean of percents, for each section and overall', () => {
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

test('every quiz weighs the same in an average, however long it was', () => {
  const short: QuizResult = { ...result('verbal', 1, 1), questionsCount: 1, incorrectAnswers: 0 }
  expect(averagePercent([short, result('verbal', 0, 2)])).toBe(50)
})

test('an average is of the percents that are shown for each quiz, and a half of one is rounded up', () => {
  const eighth: QuizResult = { ...result('verbal', 1, 1), questionsCount: 8, incorrectAnswers: 7 }
  const none: QuizResult = { ...eighth, correctAnswers: 0, incorrectAnswers: 8 }
  expect([percentOf(eighth), percentOf(none)]).toEqual([13, 0])
  expect(averagePercent([eighth, none])).toBe(7)
  expect(averagePercent([eighth, eighth])).toBe(13)
})

test('an average lies between the lowest and the highest score, and the sections share out the quizzes', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const standing = summarize(results)
      expect(standing.average).toBeGreaterThanOrEqual(0)
      expect(standing.average).toBeLessThanOrEqual(100)
      expect(standing.sections.reduce((sum, { quizzes }) => sum + quizzes, 0)).toBe(results.length)
    }),
  )
})

test('recent activity lists the five newest, newest first, however they were kept', () => {
  const kept = [3, 7, 1, 6, 2, 5, 4].map((day) => result('verbal', 5, day))
  expect(recentResults(kept).map(({ date }) => new Date(date).getUTCDate())).toEqual([7, 6, 5, 4, 3])
})

test('fewer than five results are all recent', () => {
  expect(recentResults([result('verbal', 5, 1)])).toHaveLength(1)
  expect(recentResults([])).toEqual([])
})

test('dates in different time zones are put in the order in which they happened', () => {
  const early = { ...result('verbal', 5, 1), date: '2026-01-02T01:00:00+05:00' }
  const late = { ...result('verbal', 6, 1), date: '2026-01-01T23:00:00Z' }
  expect(byDate([late, early])).toEqual([early, late])
})

test('sorting leaves the list it was given as it was', () => {
  const kept = [result('verbal', 5, 2), result('verbal', 5, 1)]
  byDate(kept)
  expect(kept.map(({ date }) => date.slice(0, 10))).toEqual(['2026-01-02', '2026-01-01'])
})

const next = (...results: readonly QuizResult[]): RecommendedSection => recommendedSection(summarize(results))

test('a section never tried comes first, in the order of the sections', () => {
  expect(next()).toMatchObject({ section: 'verbal', quizzes: 0 })
  expect(next(result('verbal', 0, 1))).toMatchObject({ section: 'quantitative', quizzes: 0 })
  expect(next(result('analytical', 0, 1), result('verbal', 0, 1)).section).toBe('quantitative')
})

test('once all are tried, the one with the lowest average is next', () => {
  const all = [result('verbal', 20, 1), result('quantitative', 21, 1), result('analytical', 19, 1)]
  expect(next(...all)).toMatchObject({ section: 'analytical', isLevel: false })
  expect(next(...all, result('analytical', 25, 2))).toMatchObject({ section: 'verbal', isLevel: false })
})

test('a lower average is next, be it by one percent and after many more quizzes', () => {
  const verbal = { section: 'verbal', quizzes: 1, average: 80 } as const
  const quantitative = { section: 'quantitative', quizzes: 9, average: 79 } as const
  const analytical = { section: 'analytical', quizzes: 1, average: 90 } as const
  const sections = [verbal, quantitative, analytical]
  expect(recommendedSection({ quizzes: 11, average: 80, sections })).toEqual({
    ...quantitative,
    isLevel: false,
  })
})

test('where all have the same average none is lowest, and the least tried is next', () => {
  const all = [result('verbal', 25, 1), result('quantitative', 25, 1), result('analytical', 25, 1)]
  expect(next(...all)).toMatchObject({ section: 'verbal', isLevel: true })
  expect(next(...all, result('verbal', 25, 2))).toMatchObject({ section: 'quantitative', isLevel: true })
  const [low, alsoLow] = [result('verbal', 0, 2), result('quantitative', 0, 2)]
  expect(next(...all, low)).toMatchObject({ section: 'verbal', isLevel: false })
  expect(next(...all, low, alsoLow)).toMatchObject({ section: 'verbal', isLevel: false })
})
