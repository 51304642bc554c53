import { isSectionName } from '../../domain/questions/section.ts'
import type { QuizResult } from '../../domain/history/result.ts'

/**
 * Reads one row of the array of results, or says null. Written by hand, because the home page needs it too
 * and has no bytes to spare for a schema library. Fields we do not know are left out.
 */
export function resultFromRow(row: unknown): QuizResult | null {
  if (!isRecord(row)) return null
  const { questionsCount, correctAnswers, incorrectAnswers, skippedQuestions, timeTaken, date, sectionType } =
    row
  if (!isCount(questionsCount) || questionsCount === 0) return null
  if (!isCount(correctAnswers) || !isCount(incorrectAnswers) || !isCount(skippedQuestions)) return null
  if (correctAnswers + incorrectAnswers + skippedQuestions > questionsCount) return null
  if (typeof timeTaken !== 'number' || !Number.isFinite(timeTaken) || timeTaken < 0) return null
  if (!isDateText(date) || !isSectionName(sectionType)) return null
  return { questionsCount, correctAnswers, incorrectAnswers, skippedQuestions, timeTaken, date, sectionType }
}

/** A text that names a moment. Date.parse alone would take names, and let markup stand in brackets behind it. */
export function isDateText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^(?=.*\d{4})[\w :.,/+-]{1,40}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
