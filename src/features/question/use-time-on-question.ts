import { useEffect, useRef, type RefObject } from 'react'

/**
 * When the question of this page came up: with its first paint, which a page opened in the background has only when
 * somebody turns to it. The time until Back revives the page is left out.
 */
export function useTimeOnQuestion(): RefObject<number> {
  const since = useRef(0)
  // Paints and departures are the browser's own.
  useEffect(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    since.current = Date.now() - performance.now() + (paint?.startTime ?? performance.now())
    const turnTo = (): void => {
      since.current = Date.now()
    }
    if (!paint && document.hidden) document.addEventListener('visibilitychange', turnTo, { once: true })
    let left = 0
    const leave = (): void => {
      left = Date.now()
    }
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) since.current += Date.now() - left
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', turnTo)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [])
  return since
}
