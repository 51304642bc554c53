import type { Session } from './session.ts'
import type { SessionEvent } from './session-event.ts'

/**
 * Adds an event to the log of the session it led to. Consecutive `seen` events become one, unless the first of them
 * set the clock back: then both are needed to count the time again.
 */
export function withLogged(session: Session, event: SessionEvent): Session {
  const last = session.log.at(-1)
  const replacesLast =
    event.type === 'seen' && last?.type === 'seen' && session.clock.from < last.at && last.at <= event.at
  return { ...session, log: [...(replacesLast ? session.log.slice(0, -1) : session.log), event] }
}
