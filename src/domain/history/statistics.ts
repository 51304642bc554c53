import { sectionNames, type SectionName } from '../questions/section.ts'
import { scorePercent } from '../scoring/percent.ts'
import type { QuizResult } from './result.ts'

/** How many results Recent Activity lists. */
export const recentLimit = 5

export type SectionSummary = Readonly<{ section: SectionName; quizzes: number; average: number }>

/** How many quizzes, and how good, overall and in each section; worked out from the results alone. */
export type ResultSummary = Readonly<{
  quizzes: number
  average: number
  sections: readonly SectionSummary[]
}>

export function summarize(results: readonly QuizResult[]): ResultSummary {
  return {
    quizzes: results.length,
    average: averagePercent(results),
    sections: sectionNames.map((section) => {
      const own = results.filter((result) => result.sectionType === section)
      return { section, quizzes: own.length, average: averagePercent(own) }
    }),
  }
}

/** The mean of the percent scores, rounded; 0 where there are none. */
export function averagePercent(results: readonly QuizResult[]): number {
  if (results.length === 0) return 0
  const sum = results.reduce((total, result) => total + percentOf(result), 0)
  return Math.round(sum / results.length)
}

export function percentOf(result: QuizResult): number {
  return scorePercent(result.correctAnswers, result.questionsCount)
}

/** Oldest first. */
export function byDate(results: readonly QuizResult[]): readonly QuizResult[] {
  return results.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

/** The newest first, five of them. */
export function recentResults(results: readonly QuizResult[]): readonly QuizResult[] {
  return byDate(results).toReversed().slice(0, recentLimit)
}

/** The section to work on next: one without a finished quiz, else the one with the lowest average. */
export type RecommendedSection = SectionSummary &
  Readonly<{
    /** Whether all have the same average. Of those that share the lowest it is the one with the fewest quizzes. */
    isLevel: boolean
  }>

export function recommendedSection({ sections }: ResultSummary): RecommendedSection {
  // Averages are whole: what is below one counts only between equals, and one without a quiz stands below all.
  const rank = ({ average, quizzes }: SectionSummary): number => average - 1 / quizzes
  const next = sections.reduce((first, other) => (rank(other) < rank(first) ? other : first))
  return { ...next, isLevel: sections.every(({ average }) => average === next.average) }
}
