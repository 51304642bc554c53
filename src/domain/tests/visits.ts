import type { QuestionId } from '../questions/question.ts'
import type { SessionEvent } from '../session/session-event.ts'
import { isEssay, type Session } from '../session/session.ts'
import type { Instant } from '../time/instant.ts'

/** One stay at a question of a test, in the order in which they happened. */
export type Visit = Readonly<{
  question: QuestionId
  /** The position of its section in the session. */
  section: number
  from: Instant
  until: Instant
}>

/** All visits of a session, from its log. Time on the review screen and between sections belongs to no question. */
export function visitsOf(session: Session): readonly Visit[] {
  const visits: Visit[] = []
  let section = 0
  let current: Readonly<{ question: QuestionId; from: Instant }> | null = firstVisit(
    session,
    0,
    session.startedAt,
  )
  const leave = (at: Instant): void => {
    if (current) visits.push({ ...current, section, until: at })
    current = null
  }
  const arrive = (index: number, at: Instant): void => {
    const question = session.modules[section]?.questionIds[index]
    current = question === undefined ? null : { question, from: at }
  }
  let last = session.startedAt
  for (const event of session.log) {
    if (event.type === 'resumed' && current) {
      // The time away is no time at the question.
      const { question } = current
      leave(last)
      current = { question, from: event.at }
    } else if (event.type === 'moved') {
      leave(event.at)
      arrive(event.to, event.at)
    } else if (isLeaving(event)) leave(event.at)
    else if (event.type === 'continued' && event.module !== null) {
      section += 1
      current = firstVisit(session, section, event.at)
    }
    last = event.at
  }
  leave(session.finishedAt ?? session.clock.seen)
  return visits.filter(({ question }) => !isTask(session, question))
}

function isLeaving({ type }: SessionEvent): boolean {
  return type === 'reviewed' || type === 'submitted' || type === 'timedOut'
}

function firstVisit(
  session: Session,
  section: number,
  from: Instant,
): Readonly<{ question: QuestionId; from: Instant }> | null {
  const [question] = session.modules[section]?.questionIds ?? []
  return question === undefined ? null : { question, from }
}

function isTask(session: Session, id: QuestionId): boolean {
  return session.modules.some((module) => isEssay(module) && module.questionIds.includes(id))
}

/** The questions that the learner has seen. */
export function seenQuestions(session: Session): ReadonlySet<QuestionId> {
  return new Set(visitsOf(session).map(({ question }) => question))
}
