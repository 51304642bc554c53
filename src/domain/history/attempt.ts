import type { Instant } from '../time/instant.ts'
import type { QuestionId } from '../questions/question.ts'

/** One scored answer. The log of attempts is never deleted from, and all statistics are derived from it. */
export type Attempt = Readonly<{
  /** Unique to this attempt. */
  id: string
  question: QuestionId
  /** The ids of the selected choices, or the text that was entered. */
  answer: readonly string[]
  right: boolean
  /** Seconds from the question appearing to the answer being checked. */
  seconds: number
  /** ISO 8601. */
  at: string
  where: AttemptPlace
}>

/** Where it was answered: on the question's own page, in a quiz, in a practice set or in a test. `sitting` is the session's id. */
export type AttemptPlace =
  | Readonly<{ kind: 'page' }>
  | Readonly<{ kind: 'quiz'; set: string; sitting: string }>
  | Readonly<{ kind: 'practice'; sitting: string }>
  /** In a full test: its form, and the section, such as verbal-2-hard. */
  | Readonly<{ kind: 'test'; form: string; section: string; sitting: string }>

/** The state of a question in the question grid. */
export type QuestionState = 'untouched' | 'right' | 'wrong'

/** The attempts known at a moment, in no particular order. */
export type AttemptHistory = Readonly<{ entries: readonly Attempt[]; asOf: Instant }>

/** The latest date that JavaScript can represent, in milliseconds since 1970. */
const maxDate = 8.64e15

/**
 * When an attempt was made, for sorting. An attempt dated after `asOf` was made while the device's clock was wrong,
 * so it sorts before all others.
 */
export function attemptTime({ at }: Attempt, asOf: Instant): Instant {
  const time = Date.parse(at)
  return time > asOf ? time - maxDate : time
}

/** The newest attempt at each question. Questions without attempts are left out. */
export function newestAttempts({ entries, asOf }: AttemptHistory): ReadonlyMap<QuestionId, Attempt> {
  const newest = new Map<QuestionId, Attempt>()
  for (const attempt of entries) {
    const other = newest.get(attempt.question)
    if (!other || attemptTime(other, asOf) <= attemptTime(attempt, asOf))
      newest.set(attempt.question, attempt)
  }
  return newest
}

/** Whether the newest attempt at each question was right. Questions without attempts are left out. */
export function latestVerdicts(history: AttemptHistory): ReadonlyMap<QuestionId, QuestionState> {
  return new Map([...newestAttempts(history)].map(([id, { right }]) => [id, right ? 'right' : 'wrong']))
}

/** How many of a list of questions were answered, and how many of these were right at the newest attempt. */
export type Tally = Readonly<{ answered: number; right: number }>

export function tallyOf(ids: readonly QuestionId[], verdicts: ReadonlyMap<QuestionId, QuestionState>): Tally {
  const found = ids.flatMap((id) => verdicts.get(id) ?? [])
  return { answered: found.length, right: found.filter((verdict) => verdict === 'right').length }
}
