import type { Instant } from '../time/instant.ts'
import type { Answer, QuestionId } from '../questions/question.ts'
import type { Quiz, QuestionSetId } from '../questions/question-set.ts'
import type { SectionName } from '../questions/section.ts'

/** One sitting: what has been answered so far, and how long it took. Plain data, so that it can be kept. */
export type Session = Readonly<{
  /** Names this sitting; a second go at the same set is another sitting. */
  id: string
  set: QuestionSetId
  section: SectionName
  questionIds: readonly QuestionId[]
  index: number
  answers: Readonly<Record<QuestionId, Answer>>
  checked: readonly QuestionId[]
  /** Milliseconds spent on each question so far, up to the last time it was left or checked. */
  spent: Readonly<Record<QuestionId, number>>
  clock: SessionClock
  /** What the clock showed when the current question came up, or was checked. */
  arrivedAt: number
  startedAt: Instant
  /** Milliseconds after which the quiz ends by itself; null where it takes as long as it takes. */
  limit: number | null
  finishedAt: Instant | null
}>

/** Time on the quiz: earlier stretches added up, and the present one as two moments. */
export type SessionClock = Readonly<{ banked: number; from: Instant; seen: Instant }>

/** What can be sat: a set of questions, perhaps within a time. */
export type QuestionSet = Pick<Quiz, 'id' | 'section' | 'questionIds'> & Readonly<{ limit?: number | null }>

export function startSession(set: QuestionSet, id: string, at: Instant): Session {
  return {
    id,
    set: set.id,
    section: set.section,
    questionIds: set.questionIds,
    index: 0,
    answers: {},
    checked: [],
    spent: {},
    clock: { banked: 0, from: at, seen: at },
    arrivedAt: 0,
    startedAt: at,
    limit: set.limit ?? null,
    finishedAt: null,
  }
}

/** Milliseconds on the clock. A clock set back costs nothing that was already counted. */
export function elapsed(quiz: Session, at: Instant): number {
  const { banked, from, seen } = quiz.clock
  const until = quiz.finishedAt === null ? Math.max(at, seen) : seen
  return banked + Math.max(0, until - from)
}

export function elapsedSeconds(quiz: Session, at: Instant): number {
  return Math.floor(elapsed(quiz, at) / 1000)
}

/** Whether it ended because its time was over, and not by its last question. */
export function endedByTimeLimit(quiz: Session): boolean {
  return quiz.finishedAt !== null && quiz.limit !== null && elapsed(quiz, quiz.finishedAt) >= quiz.limit
}

export function currentId(quiz: Session): QuestionId {
  const id = quiz.questionIds[quiz.index]
  if (id === undefined) throw new Error(`Quiz ${quiz.set} has no question at ${quiz.index}`)
  return id
}

export function isChecked(quiz: Session, id: QuestionId): boolean {
  return quiz.checked.includes(id)
}

export function isLast(quiz: Session): boolean {
  return quiz.index === quiz.questionIds.length - 1
}

/** How many questions besides the current one have not been checked. */
export function countOtherOpen(quiz: Session): number {
  return quiz.questionIds.filter((id, index) => index !== quiz.index && !isChecked(quiz, id)).length
}

/** How far along the bar stands: the share of questions reached, in percent. */
export function progressPercent(quiz: Session): number {
  return ((quiz.index + 1) / quiz.questionIds.length) * 100
}
