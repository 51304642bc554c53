import { useEffect, useEffectEvent, useState } from 'react'
import { elapsedSeconds, type Session } from '../../domain/session/session.ts'

/** The elapsed seconds of a session, updated while they pass. */
export function useClock(session: Session | null): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = session ? elapsedSeconds(session, now) : 0
  const tick = useEffectEvent(() => {
    const at = Date.now()
    // Renders once a second, and also when the system clock was set back.
    if (session && (at < now || elapsedSeconds(session, at) !== seconds)) setNow(at)
  })
  // Follows the system clock.
  useEffect(() => {
    const timer = setInterval(() => tick(), 250)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
