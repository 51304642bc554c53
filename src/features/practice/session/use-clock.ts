import { useEffect, useEffectEvent, useState } from 'react'
import { elapsedSeconds, type Session } from '../../../domain/session/session.ts'

/** The seconds on the clock of a quiz, as they pass. */
export function useClock(quiz: Session | null): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = quiz ? elapsedSeconds(quiz, now) : 0
  const tick = useEffectEvent(() => {
    const at = Date.now()
    // Within a second there is nothing to draw, unless somebody has set the clock back.
    if (quiz && (at < now || elapsedSeconds(quiz, at) !== seconds)) setNow(at)
  })
  // The clock on the wall is outside React.
  useEffect(() => {
    const timer = setInterval(() => tick(), 250)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
