import { useEffect, useEffectEvent, useState } from 'react'
import { moduleSeconds, type Session } from '../../domain/session/session.ts'

/** The elapsed seconds of a session's current module, updated while they pass. */
export function useClock(session: Session | null): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = session ? moduleSeconds(session, now) : 0
  const tick = useEffectEvent(() => {
    const at = Date.now()
    // Renders once a second, and also when the system clock was set back.
    if (session && (at < now || moduleSeconds(session, at) !== seconds)) setNow(at)
  })
  // Follows the system clock.
  useEffect(() => {
    const timer = setInterval(() => tick(), 250)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
