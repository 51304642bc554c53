import type { Attempt } from '../history/attempt.ts'
import { currentModule, isChecked, type Session } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import { replay } from './session-reducer.ts'

/**
 * The session with those of its answers that the log of attempts has and the session lacks: a browser that is killed may
 * have written one and not the other. The session stays at its question. The same session if nothing is missing.
 */
export function withLoggedAnswers(session: Session, attempts: readonly Attempt[]): Session {
  const { mode, questionIds } = currentModule(session)
  if (mode !== 'study' || session.finishedAt !== null) return session
  const missing = attempts
    .filter(({ question }) => questionIds.includes(question) && !isChecked(session, question))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (missing.length === 0) return session
  const last = missing.reduce((at, attempt) => Math.max(at, Date.parse(attempt.at)), session.clock.seen)
  const events = missing.flatMap((attempt): readonly SessionEvent[] => {
    const checkedAt = Math.max(Date.parse(attempt.at), session.clock.seen)
    const at = Math.max(checkedAt - attempt.seconds * 1000, session.clock.seen)
    return [
      // The page may have been closed before, so only the time that the log counts is added.
      { type: 'resumed', at },
      { type: 'moved', to: questionIds.indexOf(attempt.question), at },
      { type: 'answered', answer: attempt.answer, at: checkedAt },
      { type: 'checked', at: checkedAt },
    ]
  })
  return replay(session, [...events, { type: 'moved', to: session.index, at: last }])
}
