import { sectionNames, type SectionName } from '../questions/section.ts'
import { scorePercent } from '../scoring/percent.ts'
import type { QuizResult } from './result.ts'

/** How many results Recent Activity lists. */
export const recentResultsLimit = 5

export type SectionSummary = Readonly<{ section: SectionName; quizzes: number; average: number }>

/** The number of finished quizzes and their average score, overall and for each section. */
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
      const ofSection = results.filter((result) => result.sectionType === section)
      return { section, quizzes: ofSection.length, average: averagePercent(ofSection) }
    }),
  }
}

/** The mean of the percent scores, rounded; 0 without results. */
export function averagePercent(results: readonly QuizResult[]): number {
  if (results.length === 0) return 0
  const sum = results.reduce((total, result) => total + percentOf(result), 0)
  return Math.round(sum / results.length)
}

export function percentOf(result: QuizResult): number {
  return scorePercent(result.correctAnswers, result.questionsCount)
}

/** Oldest first. */
export function sortByDate(results: readonly QuizResult[]): readonly QuizResult[] {
  return results.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

/** The newest results, newest first. */
export function recentResults(results: readonly QuizResult[]): readonly QuizResult[] {
  return sortByDate(results).toReversed().slice(0, recentResultsLimit)
}

/** The section to practice next: one without a finished quiz, or else the one with the lowest average. */
export type RecommendedSection = SectionSummary &
  Readonly<{
    /** True if no section is weaker than the others. The section with the fewest quizzes is then recommended. */
    areAllAveragesEqual: boolean
  }>

export function recommendedSection({ sections }: ResultSummary): RecommendedSection {
  // Averages are integers, so subtracting 1 / quizzes only breaks ties: fewer quizzes rank lower, and none ranks lowest.
  const rank = ({ average, quizzes }: SectionSummary): number => average - 1 / quizzes
  const weakest = sections.reduce((first, other) => (rank(other) < rank(first) ? other : first))
  return { ...weakest, areAllAveragesEqual: sections.every(({ average }) => average === weakest.average) }
}
