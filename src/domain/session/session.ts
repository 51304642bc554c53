import type { Instant } from '../time/instant.ts'
import type { Answer, QuestionId } from '../questions/question.ts'
import type { Quiz, QuestionSetId } from '../questions/question-set.ts'
import type { SectionName } from '../questions/section.ts'

/** One go at a list of questions, running or finished. Plain data, because it is stored as JSON. */
export type Session = Readonly<{
  /** Unique to this session: a second go at the same set has another id. */
  id: string
  set: QuestionSetId
  section: SectionName
  questionIds: readonly QuestionId[]
  index: number
  answers: Readonly<Record<QuestionId, Answer>>
  checked: readonly QuestionId[]
  /** Milliseconds spent on each question, updated when the learner checks or leaves it. */
  spent: Readonly<Record<QuestionId, number>>
  clock: SessionClock
  /** Elapsed milliseconds of the session when the current question appeared or was checked. */
  arrivedAt: number
  startedAt: Instant
  /** The time limit in milliseconds; null for an untimed session. */
  limit: number | null
  finishedAt: Instant | null
}>

/** The session's time: `banked` milliseconds from before the last break, and the stretch `from` until `seen` since then. */
export type SessionClock = Readonly<{ banked: number; from: Instant; seen: Instant }>

/** What a session runs on: a list of questions, with or without a time limit. */
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

/** Milliseconds spent in the session. If the device's clock is set back, the time counted so far remains. */
export function elapsed(session: Session, at: Instant): number {
  const { banked, from, seen } = session.clock
  const until = session.finishedAt === null ? Math.max(at, seen) : seen
  return banked + Math.max(0, until - from)
}

export function elapsedSeconds(session: Session, at: Instant): number {
  return Math.floor(elapsed(session, at) / 1000)
}

/** Whether the time limit ended the session, not its last question. */
export function endedByTimeLimit(session: Session): boolean {
  return (
    session.finishedAt !== null &&
    session.limit !== null &&
    elapsed(session, session.finishedAt) >= session.limit
  )
}

export function currentId(session: Session): QuestionId {
  const id = session.questionIds[session.index]
  if (id === undefined) throw new Error(`Session of ${session.set} has no question at index ${session.index}`)
  return id
}

export function isChecked(session: Session, id: QuestionId): boolean {
  return session.checked.includes(id)
}

export function isLast(session: Session): boolean {
  return session.index === session.questionIds.length - 1
}

/** How many questions other than the current one are not checked yet. */
export function countOtherOpen(session: Session): number {
  return session.questionIds.filter((id, index) => index !== session.index && !isChecked(session, id)).length
}

/** The position of the current question, in percent, for the progress bar. */
export function progressPercent(session: Session): number {
  return ((session.index + 1) / session.questionIds.length) * 100
}
