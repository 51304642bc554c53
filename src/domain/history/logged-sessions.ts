import type { Instant } from '../time/instant.ts'
import type { Attempt } from './attempt.ts'
import type { QuizResult } from './result.ts'

/** One session of a numbered quiz, reconstructed from the log of attempts. */
export type LoggedSession = Readonly<{
  id: string
  set: string
  right: number
  wrong: number
  lastAnswerAt: Instant
}>

export function loggedSessionsOf(attempts: readonly Attempt[]): readonly LoggedSession[] {
  const sessions = new Map<string, LoggedSession>()
  for (const { where, right, at } of attempts) {
    if (where.kind !== 'quiz') continue
    const known = sessions.get(where.sitting) ?? {
      id: where.sitting,
      set: where.set,
      right: 0,
      wrong: 0,
      lastAnswerAt: -Infinity,
    }
    sessions.set(where.sitting, {
      id: known.id,
      set: known.set,
      right: known.right + Number(right),
      wrong: known.wrong + Number(!right),
      lastAnswerAt: Math.max(known.lastAnswerAt, Date.parse(at)),
    })
  }
  return [...sessions.values()]
}

/** Milliseconds from a session's last answer within which a result still counts as that session's. */
const maxTimeToFinish = 24 * 60 * 60 * 1000

/**
 * Finds the session that a result belongs to, because a result does not store it: the latest session in the log of a
 * quiz of its section with the same counts that ended shortly before the result. Returns null if there is none.
 */
export function sessionOfResult(
  result: QuizResult,
  sessions: readonly LoggedSession[],
): LoggedSession | null {
  const finishedAt = Date.parse(result.date)
  const [session] = sessions
    .filter(
      ({ set, right, wrong, lastAnswerAt }) =>
        set.startsWith(`${result.sectionType}-`) &&
        right === result.correctAnswers &&
        wrong === result.incorrectAnswers &&
        lastAnswerAt <= finishedAt &&
        finishedAt - lastAnswerAt < maxTimeToFinish,
    )
    .toSorted((a, b) => b.lastAnswerAt - a.lastAnswerAt)
  return session ?? null
}

/** Results of quizzes whose answers are not in the log, the latest first. */
export function resultsWithoutSession(
  results: readonly QuizResult[],
  attempts: readonly Attempt[],
): readonly QuizResult[] {
  const sessions = loggedSessionsOf(attempts)
  return results
    .filter((result) => sessionOfResult(result, sessions) === null)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

/** The number of the quiz that a result belongs to; null if its session is not in the log. */
export function quizNumberOf(result: QuizResult, sessions: readonly LoggedSession[]): number | null {
  const number = Number(sessionOfResult(result, sessions)?.set.split('-')[1])
  return Number.isInteger(number) ? number : null
}
