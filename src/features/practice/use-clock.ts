import { useEffect, useState } from 'react'

/** The present moment, renewed every second while it is watched. Times are differences of such moments. */
export function useClock(running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  // The clock on the wall is outside React.
  useEffect(() => {
    if (!running) return
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [running])
  return now
}
