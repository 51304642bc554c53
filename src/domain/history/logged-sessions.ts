import type { Instant } from '../time/instant.ts'
import type { Attempt } from './attempt.ts'
import type { QuizResult } from './result.ts'

/** A sitting of a numbered quiz as the log tells of it: how it went, and when its last answer was given. */
export type LoggedSession = Readonly<{ set: string; right: number; wrong: number; last: Instant }>

export function loggedSessionsOf(attempts: readonly Attempt[]): readonly LoggedSession[] {
  const sittings = new Map<string, LoggedSession>()
  for (const { where, right, at } of attempts) {
    if (where.kind !== 'quiz') continue
    const known = sittings.get(where.sitting) ?? { set: where.set, right: 0, wrong: 0, last: -Infinity }
    sittings.set(where.sitting, {
      set: known.set,
      right: known.right + Number(right),
      wrong: known.wrong + Number(!right),
      last: Math.max(known.last, Date.parse(at)),
    })
  }
  return [...sittings.values()]
}

/** How long after its last answer a quiz may be finished and still be told by the log, in milliseconds. */
const longestRest = 24 * 60 * 60 * 1000

/**
 * Which of its section's quizzes a result is of. A result does not say; the log does, where a sitting went as the
 * result says and ended shortly before it. Null where none did.
 */
export function quizNumberOf(result: QuizResult, sittings: readonly LoggedSession[]): number | null {
  const end = Date.parse(result.date)
  const [sitting] = sittings
    .filter(
      ({ set, right, wrong, last }) =>
        set.startsWith(`${result.sectionType}-`) &&
        right === result.correctAnswers &&
        wrong === result.incorrectAnswers &&
        last <= end &&
        end - last < longestRest,
    )
    .toSorted((a, b) => b.last - a.last)
  const number = Number(sitting?.set.split('-')[1])
  return Number.isInteger(number) ? number : null
}
