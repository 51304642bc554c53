import { useEffect, useRef, type RefObject } from 'react'

/**
 * The moment when the question appeared: the first paint, or, for a page opened in a background tab, when that tab is
 * first shown. Time in the back/forward cache moves this moment forward, so that it does not count.
 */
export function useQuestionShownAt(): RefObject<number> {
  const shownAt = useRef(0)
  // Reads the browser's paint timing, and listens to the page being hidden and restored.
  useEffect(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    shownAt.current = Date.now() - performance.now() + (paint?.startTime ?? performance.now())
    const onFirstShown = (): void => {
      shownAt.current = Date.now()
    }
    if (!paint && document.hidden) document.addEventListener('visibilitychange', onFirstShown, { once: true })
    let leftAt = 0
    const onPageHide = (): void => {
      leftAt = Date.now()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) shownAt.current += Date.now() - leftAt
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onFirstShown)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
  return shownAt
}
