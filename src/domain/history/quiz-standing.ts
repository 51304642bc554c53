import { scorePercent } from '../scoring/percent.ts'
import type { Quiz } from '../questions/question-set.ts'
import { quizNumberOf, type LoggedSession } from './logged-sessions.ts'
import type { QuizResult } from './result.ts'

/** The latest result of a quiz: its percent score, and its date in ISO 8601. */
export type FinishedQuiz = Readonly<{ percent: number; date: string }>

/** The latest result of each quiz of a section that was finished, by the quiz's number. */
export function finishedQuizzes(
  section: Quiz['section'],
  results: readonly QuizResult[],
  sessions: readonly LoggedSession[],
): ReadonlyMap<number, FinishedQuiz> {
  const byNumber = new Map<number, FinishedQuiz>()
  for (const result of results) {
    if (result.sectionType !== section) continue
    const number = quizNumberOf(result, sessions)
    const known = number === null ? undefined : byNumber.get(number)
    if (number === null || (known && Date.parse(known.date) > Date.parse(result.date))) continue
    byNumber.set(number, {
      percent: scorePercent(result.correctAnswers, result.questionsCount),
      date: result.date,
    })
  }
  return byNumber
}

/** The first quiz that was not finished, if the current one was; null if the current one comes first. */
export function nextQuiz(
  current: Quiz,
  quizzes: readonly Quiz[],
  finished: ReadonlyMap<number, FinishedQuiz>,
): Quiz | null {
  if (!finished.has(current.number)) return null
  return quizzes.find(({ number }) => !finished.has(number)) ?? null
}
