import type { Instant } from '../time/instant.ts'
import type { QuestionId } from '../questions/question.ts'

/** One marked answer, wherever it was given. The log of these is kept for good; all else is worked out from it. */
export type Attempt = Readonly<{
  /** Unique to this attempt. */
  id: string
  question: QuestionId
  /** What was answered: the ids of the chosen choices, or the text that was entered. */
  answer: readonly string[]
  right: boolean
  /** Seconds from the question coming up to the answer being checked. */
  seconds: number
  /** ISO 8601. */
  at: string
  where: AttemptPlace
}>

/** On its own page, in a sitting of a quiz, or in a sitting of questions picked for practice. */
export type AttemptPlace =
  | Readonly<{ kind: 'page' }>
  | Readonly<{ kind: 'quiz'; set: string; sitting: string }>
  | Readonly<{ kind: 'practice'; sitting: string }>

/** What a step of the grid shows. */
export type StepState = 'untouched' | 'right' | 'wrong'

/** The log of attempts as it stands at a moment, in no order. */
export type AttemptHistory = Readonly<{ entries: readonly Attempt[]; asOf: Instant }>

/** More milliseconds than any date is from another. */
const longest = 8.64e15

/** When an attempt was made. What a clock that was ahead has dated later than now counts as older than all else. */
export function momentOf({ at }: Attempt, asOf: Instant): Instant {
  const moment = Date.parse(at)
  return moment > asOf ? moment - longest : moment
}

/** The newest verdict on each question. */
export function latestVerdicts({ entries, asOf }: AttemptHistory): ReadonlyMap<QuestionId, StepState> {
  const newest = new Map<QuestionId, Attempt>()
  for (const attempt of entries) {
    const known = newest.get(attempt.question)
    if (!known || momentOf(known, asOf) <= momentOf(attempt, asOf)) newest.set(attempt.question, attempt)
  }
  return new Map([...newest].map(([id, attempt]) => [id, attempt.right ? 'right' : 'wrong']))
}

/** What some questions come to, by the newest verdict on each. */
export type Tally = Readonly<{ answered: number; right: number }>

export function tallyOf(ids: readonly QuestionId[], verdicts: ReadonlyMap<QuestionId, StepState>): Tally {
  const known = ids.flatMap((id) => verdicts.get(id) ?? [])
  return { answered: known.length, right: known.filter((verdict) => verdict === 'right').length }
}
