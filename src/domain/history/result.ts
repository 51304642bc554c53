import type { SectionName } from '../questions/section.ts'

/** A finished quiz, exactly as it is stored in the browser. */
export type QuizResult = Readonly<{
  questionsCount: number
  correctAnswers: number
  incorrectAnswers: number
  skippedQuestions: number
  /** Seconds. */
  timeTaken: number
  /** ISO 8601. */
  date: string
  sectionType: SectionName
}>

/** Two results with the same key are the same result, whichever storage they come from. */
export function resultKey(result: QuizResult): string {
  return [
    result.date,
    result.sectionType,
    result.questionsCount,
    result.correctAnswers,
    result.incorrectAnswers,
    result.skippedQuestions,
    result.timeTaken,
  ].join('|')
}
