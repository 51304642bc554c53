import type { Instant } from '../time/instant.ts'
import type { Answer } from '../questions/question.ts'
import { currentId, elapsed, isChecked, isLast, type Session, type SessionClock } from './session.ts'

/** Something that happened in a session, and when. The time is in the event so that the reducer stays pure. */
export type SessionEvent = Readonly<{ at: Instant }> &
  (
    | Readonly<{ type: 'answered'; answer: Answer }>
    | Readonly<{ type: 'checked' }>
    | Readonly<{ type: 'skipped' }>
    | Readonly<{ type: 'advanced' }>
    /** The learner went to another question; `to` is its index. */
    | Readonly<{ type: 'moved'; to: number }>
    /** The page is still open. Time up to this event counts even if the browser crashes afterwards. */
    | Readonly<{ type: 'seen' }>
    /** The learner came back after a break, which does not count as time spent. */
    | Readonly<{ type: 'resumed' }>
  )

export function sessionReducer(before: Session, event: SessionEvent): Session {
  if (before.finishedAt !== null) return before
  if (event.type === 'resumed') return { ...before, clock: resumeClock(before.clock, event.at) }
  if (before.limit !== null && elapsed(before, event.at) >= before.limit)
    return timedOut(before, before.limit, event.at)
  const session = { ...before, clock: runClock(before.clock, event.at) }
  const id = currentId(session)
  switch (event.type) {
    case 'seen':
      return session
    case 'answered':
      return isChecked(session, id) ? session : withAnswer(session, id, event.answer)
    case 'checked':
      if (isChecked(session, id) || !(id in session.answers)) return session
      return { ...addTimeToQuestion(session, event.at), checked: [...session.checked, id] }
    case 'skipped':
      return isChecked(session, id) ? session : moveOn(withAnswer(session, id, []), event.at)
    case 'advanced':
      return isChecked(session, id) ? moveOn(session, event.at) : session
    case 'moved':
      return event.to in session.questionIds ? moveTo(session, event.to, event.at) : session
  }
}

function moveOn(session: Session, at: Instant): Session {
  if (isLast(session)) return { ...addTimeToQuestion(session, at), finishedAt: at }
  return moveTo(session, session.index + 1, at)
}

function moveTo(session: Session, index: number, at: Instant): Session {
  return { ...addTimeToQuestion(session, at), index }
}

/** Adds the time since the question appeared to that question, unless it was checked: reading an explanation does not count. */
function addTimeToQuestion(session: Session, at: Instant): Session {
  const now = elapsed(session, at)
  const id = currentId(session)
  if (isChecked(session, id)) return { ...session, arrivedAt: now }
  const spent = (session.spent[id] ?? 0) + (now - session.arrivedAt)
  return { ...session, spent: { ...session.spent, [id]: spent }, arrivedAt: now }
}

/**
 * The session as it was at its time limit, even if the event arrives much later. Answers given by then are checked.
 */
function timedOut(session: Session, limit: number, at: Instant): Session {
  const end = at - (elapsed(session, at) - limit)
  const counted = addTimeToQuestion({ ...session, clock: { banked: limit, from: end, seen: end } }, end)
  const unchecked = Object.keys(session.answers).filter((id) => !isChecked(session, id))
  return { ...counted, checked: [...session.checked, ...unchecked], finishedAt: end }
}

/** An empty answer removes the entry, as if the question had never been answered. */
function withAnswer(session: Session, id: string, answer: Answer): Session {
  const others = Object.entries(session.answers).filter(([key]) => key !== id)
  return { ...session, answers: Object.fromEntries(answer.length > 0 ? [...others, [id, answer]] : others) }
}

function runClock(clock: SessionClock, at: Instant): SessionClock {
  if (at >= clock.seen) return { ...clock, seen: at }
  return resumeClock(clock, at)
}

function resumeClock(clock: SessionClock, at: Instant): SessionClock {
  return { banked: clock.banked + (clock.seen - clock.from), from: at, seen: at }
}
