import type { Instant } from '../time/instant.ts'
import type { Answer, QuestionId } from '../questions/question.ts'
import type { SessionMode, SessionModule } from './module.ts'
import {
  currentId,
  currentModule,
  deadlineOf,
  elapsed,
  isBetweenModules,
  isChecked,
  isLast,
  questionIdsOf,
  type Session,
  type SessionClock,
} from './session.ts'
import type { SessionEvent } from './session-event.ts'
import { withLogged } from './session-log.ts'

export function sessionReducer(before: Session, event: SessionEvent): Session {
  if (before.finishedAt !== null) return before
  if (isBetweenModules(before)) return event.type === 'continued' ? continued(before, event) : before
  if (event.type === 'resumed')
    return withLogged({ ...before, clock: resumeClock(before.clock, event.at) }, event)
  const deadline = deadlineOf(before)
  if (deadline !== null && elapsed(before, event.at) >= deadline) return timedOut(before, deadline, event.at)
  const session = { ...before, clock: runClock(before.clock, event.at) }
  const after = rulesByMode[currentModule(session).mode](session, event)
  // An event that the rules refuse still shows that the page is open.
  return withLogged(after, after === session ? { type: 'seen', at: event.at } : event)
}

/** The session after all events of a log. `start` is the session as it was before the first of them. */
export function replay(start: Session, log: readonly SessionEvent[]): Session {
  return log.reduce(sessionReducer, start)
}

/** What an event changes; the same session if the event is refused. */
type Rules = (session: Session, event: SessionEvent) => Session

const rulesByMode: Readonly<Record<SessionMode, Rules>> = { study: studyRules, exam: examRules }

function studyRules(session: Session, event: SessionEvent): Session {
  const id = currentId(session)
  const isFinal = isChecked(session, id)
  switch (event.type) {
    case 'answered':
      return isFinal ? session : withAnswer(session, id, event.answer, event.isIncomplete)
    case 'checked':
      if (isFinal || !(id in session.answers)) return session
      return { ...addTimeToQuestion(session, event.at), checked: [...session.checked, id] }
    case 'skipped':
      return isFinal ? session : moveOn(withAnswer(session, id, []), event.at)
    case 'advanced':
      return isFinal ? moveOn(session, event.at) : session
    case 'moved':
      return moveTo(session, event.to, event.at)
    case 'flagged':
      return withFlag(session, id, event.isFlagged)
    default:
      return session
  }
}

function examRules(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'answered':
      return session.isReviewing
        ? session
        : withAnswer(session, currentId(session), event.answer, event.isIncomplete)
    case 'flagged':
      return session.isReviewing ? session : withFlag(session, currentId(session), event.isFlagged)
    case 'moved':
      return moveTo(session, event.to, event.at)
    case 'reviewed':
      return session.isReviewing ? session : { ...addTimeToQuestion(session, event.at), isReviewing: true }
    case 'submitted':
      return withAnswersChecked(endModule(session, event.at))
    default:
      return session
  }
}

function moveOn(session: Session, at: Instant): Session {
  return isLast(session) ? endModule(session, at) : moveTo(session, session.index + 1, at)
}

function moveTo(session: Session, index: number, at: Instant): Session {
  if (!(index in currentModule(session).questionIds)) return session
  return { ...addTimeToQuestion(session, at), index, isReviewing: false }
}

/**
 * Adds the time since the question appeared to that question, unless the learner was reading its explanation or the
 * review screen.
 */
function addTimeToQuestion(session: Session, at: Instant): Session {
  const now = elapsed(session, at)
  const id = currentId(session)
  if (isChecked(session, id) || session.isReviewing) return { ...session, arrivedAt: now }
  const spent = (session.spent[id] ?? 0) + (now - session.arrivedAt)
  return { ...session, spent: { ...session.spent, [id]: spent }, arrivedAt: now }
}

/** Ends the module, and with it the session if no other module can follow. */
function endModule(session: Session, at: Instant): Session {
  return {
    ...addTimeToQuestion(session, at),
    isReviewing: false,
    moduleEnds: [...session.moduleEnds, elapsed(session, at)],
    finishedAt: session.nextModule === 'none' ? at : null,
  }
}

/** Makes the answers of the current module final. */
function withAnswersChecked(session: Session): Session {
  const { questionIds } = currentModule(session)
  const unchecked = questionIds.filter((id) => id in session.answers && !isChecked(session, id))
  return { ...session, checked: [...session.checked, ...unchecked] }
}

/** The session as it was at its time limit, even if the event arrives much later. Answers given by then are final. */
function timedOut(session: Session, deadline: number, at: Instant): Session {
  const end = at - (elapsed(session, at) - deadline)
  const stopped = { ...session, clock: { banked: deadline, from: end, seen: end } }
  return withLogged(withAnswersChecked(endModule(stopped, end)), { type: 'timedOut', at: end })
}

/** Starts the next module, or ends the session. The time since the last module does not count. */
function continued(session: Session, event: SessionEvent & { type: 'continued' }): Session {
  const { module, at } = event
  const clock = resumeClock(session.clock, at)
  if (module === null) return withLogged({ ...session, clock, finishedAt: at }, event)
  if (!isNew(module, session)) return session
  return withLogged({ ...session, clock, modules: [...session.modules, module], index: 0 }, event)
}

/** Whether a module has questions, and none that the session has had. */
function isNew({ id, questionIds }: SessionModule, session: Session): boolean {
  const known = new Set([...questionIdsOf(session), ...questionIds])
  return (
    questionIds.length > 0 &&
    known.size === questionIdsOf(session).length + questionIds.length &&
    session.modules.every((module) => module.id !== id)
  )
}

/** An empty answer removes the entry, as if the question had never been answered. */
function withAnswer(session: Session, id: QuestionId, answer: Answer, isIncomplete = false): Session {
  const others = Object.entries(session.answers).filter(([key]) => key !== id)
  const complete = session.incomplete.filter((other) => other !== id)
  return {
    ...session,
    answers: Object.fromEntries(answer.length > 0 ? [...others, [id, answer]] : others),
    incomplete: isIncomplete && answer.length > 0 ? [...complete, id] : complete,
  }
}

function withFlag(session: Session, id: QuestionId, isFlagged: boolean): Session {
  if (session.flagged.includes(id) === isFlagged) return session
  const others = session.flagged.filter((other) => other !== id)
  return { ...session, flagged: isFlagged ? [...others, id] : others }
}

function runClock(clock: SessionClock, at: Instant): SessionClock {
  if (at >= clock.seen) return { ...clock, seen: at }
  return resumeClock(clock, at)
}

function resumeClock(clock: SessionClock, at: Instant): SessionClock {
  return { banked: clock.banked + (clock.seen - clock.from), from: at, seen: at }
}
