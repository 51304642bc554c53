import type { Instant } from '../time/instant.ts'
import type { Answer, QuestionId } from '../questions/question.ts'
import type { Quiz, QuestionSetId } from '../questions/question-set.ts'
import type { SectionName } from '../questions/section.ts'
import type { NextModuleRule, SessionMode, SessionModule, Tool } from './module.ts'
import type { SessionEvent } from './session-event.ts'

/** One go at a question set, running or finished. Plain data, because it is stored as JSON. */
export type Session = Readonly<{
  /** Unique to this session: a second go at the same set has another id. */
  id: string
  set: QuestionSetId
  section: SectionName
  /** The modules so far. The last one is running, unless it has ended. */
  modules: readonly SessionModule[]
  nextModule: NextModuleRule
  /** Elapsed milliseconds of the session at the end of each module that has ended. */
  moduleEnds: readonly number[]
  /** The current question, counted from 0 within the current module. */
  index: number
  answers: Readonly<Record<QuestionId, Answer>>
  /** The questions whose answers leave a part open, as far as the screen has said so. */
  incomplete: readonly QuestionId[]
  /** The questions whose answers are final. */
  checked: readonly QuestionId[]
  /** The questions that the learner marked for review. */
  flagged: readonly QuestionId[]
  /** Whether the review screen of an exam module is shown. */
  isReviewing: boolean
  /** Milliseconds spent on each question, updated when the learner checks or leaves it. */
  spent: Readonly<Record<QuestionId, number>>
  clock: SessionClock
  /** Elapsed milliseconds of the session when the current question appeared or was checked. */
  arrivedAt: number
  startedAt: Instant
  finishedAt: Instant | null
  /** Everything that happened. Empty at first for a draft that was stored before there were logs. */
  log: readonly SessionEvent[]
}>

/** What a session knows of each question: enough to review it. */
export type SessionAnswers = Pick<Session, 'answers' | 'checked' | 'spent'>

/** The session's time: `banked` milliseconds from before the last break, and the stretch `from` until `seen` since then. */
export type SessionClock = Readonly<{ banked: number; from: Instant; seen: Instant }>

/** What a session starts with: the questions of its first module, and the rules of the session. */
export type QuestionSet = Pick<Quiz, 'id' | 'section' | 'questionIds'> &
  Readonly<{
    /** The id of the first module. */
    moduleId?: string
    limit?: number | null
    mode?: SessionMode
    tools?: readonly Tool[]
    nextModule?: NextModuleRule
  }>

export function startSession(set: QuestionSet, id: string, at: Instant): Session {
  const { moduleId = '1', questionIds, limit = null, mode = 'study', tools = [], nextModule = 'none' } = set
  return {
    id,
    set: set.id,
    section: set.section,
    modules: [{ id: moduleId, questionIds, limit, mode, tools }],
    nextModule,
    moduleEnds: [],
    index: 0,
    answers: {},
    incomplete: [],
    checked: [],
    flagged: [],
    isReviewing: false,
    spent: {},
    clock: { banked: 0, from: at, seen: at },
    arrivedAt: 0,
    startedAt: at,
    finishedAt: null,
    log: [],
  }
}

/** The question set that the session was started with. */
export function questionSetOf(session: Session): QuestionSet {
  const first = session.modules[0] ?? currentModule(session)
  const { id: moduleId, ...rest } = first
  return {
    ...rest,
    ...(moduleId !== '1' && { moduleId }),
    id: session.set,
    section: session.section,
    nextModule: session.nextModule,
  }
}

/** The module that is running, or the last one if it has ended. */
export function currentModule(session: Session): SessionModule {
  const module = session.modules.at(-1)
  if (module === undefined) throw new Error(`Session of ${session.set} has no module`)
  return module
}

/** The questions of all modules so far. The task of an essay is none. */
export function questionIdsOf(session: Session): readonly QuestionId[] {
  return session.modules.flatMap((module) => (isEssay(module) ? [] : module.questionIds))
}

/** Whether a module is an essay, and so has a task instead of questions. */
export function isEssay({ tools }: SessionModule): boolean {
  return tools.includes('editor')
}

/** Whether a module has ended and the next one has not arrived yet. */
export function isBetweenModules(session: Session): boolean {
  return session.finishedAt === null && session.moduleEnds.length === session.modules.length
}

/** Milliseconds spent in the session. If the device's clock is set back, the time counted so far remains. */
export function elapsed(session: Session, at: Instant): number {
  const { banked, from, seen } = session.clock
  const isStopped = session.finishedAt !== null || isBetweenModules(session)
  const until = isStopped ? seen : Math.max(at, seen)
  return banked + Math.max(0, until - from)
}

export function elapsedSeconds(session: Session, at: Instant): number {
  return Math.floor(elapsed(session, at) / 1000)
}

/** Elapsed milliseconds of the session when the current module began. */
function moduleStartOf({ modules, moduleEnds }: Session): number {
  return moduleEnds[modules.length - 2] ?? 0
}

/** Elapsed milliseconds of the session at which the current module times out; null if it is untimed. */
export function deadlineOf(session: Session): number | null {
  const { limit } = currentModule(session)
  return limit === null ? null : moduleStartOf(session) + limit
}

/** Seconds spent in the current module, for its clock. */
export function moduleSeconds(session: Session, at: Instant): number {
  return Math.floor((elapsed(session, at) - moduleStartOf(session)) / 1000)
}

/** Whether a time limit ended the module at this position, not the learner. */
export function wasTimedOut(session: Session, position: number): boolean {
  const { modules, moduleEnds, finishedAt } = session
  const limit = modules[position]?.limit ?? null
  // A session that was stored before there were modules has no end of its module.
  const end = moduleEnds[position] ?? (finishedAt === null ? null : elapsed(session, finishedAt))
  return limit !== null && end !== null && end >= (moduleEnds[position - 1] ?? 0) + limit
}

/** Whether a time limit ended any module of the session. */
export function endedByTimeLimit(session: Session): boolean {
  return session.modules.some((_, position) => wasTimedOut(session, position))
}

/** Whether the learner has done anything in the session besides opening it. */
export function isBegun({ answers, index, log }: Session): boolean {
  return (
    index > 0 ||
    Object.keys(answers).length > 0 ||
    log.some(({ type }) => type !== 'seen' && type !== 'resumed')
  )
}

export function currentId(session: Session): QuestionId {
  const id = currentModule(session).questionIds[session.index]
  if (id === undefined) throw new Error(`Session of ${session.set} has no question at index ${session.index}`)
  return id
}

export function isChecked(session: SessionAnswers, id: QuestionId): boolean {
  return session.checked.includes(id)
}

export function isLast(session: Session): boolean {
  return session.index === currentModule(session).questionIds.length - 1
}

/** How many questions other than the current one are not checked yet. */
export function countOtherOpen(session: Session): number {
  const { questionIds } = currentModule(session)
  return questionIds.filter((id, index) => index !== session.index && !isChecked(session, id)).length
}

/** How many questions have an answer: in study mode a checked one, in exam mode a complete one. */
export function countAnswered({ modules, answers, checked, incomplete }: Session): number {
  return modules.reduce((count, { mode, questionIds }) => {
    const isAnswered = (id: QuestionId): boolean =>
      mode === 'study' ? checked.includes(id) : id in answers && !incomplete.includes(id)
    return count + questionIds.filter(isAnswered).length
  }, 0)
}

/**
 * The position of the current question in its module, in percent, for the progress bar. Which questions later modules
 * have, and how many, is not known yet.
 */
export function progressPercent(session: Session): number {
  return ((session.index + 1) / currentModule(session).questionIds.length) * 100
}
