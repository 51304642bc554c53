import { isSectionName } from '../../domain/questions/section.ts'
import type { QuizResult } from '../../domain/history/result.ts'

/**
 * Parses one element of `greQuizResults`; null if it is invalid. Unknown fields are dropped. Written without valibot,
 * because the home page loads it too and should stay small.
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

/** Whether a value is a date string. Date.parse alone also accepts words and text in brackets, such as markup. */
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
