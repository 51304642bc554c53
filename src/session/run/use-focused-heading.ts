import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls to the top and focuses the heading when its screen appears, so that screen readers start there. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // Sets the browser's scroll position and focus.
  useEffect(() => {
    const focusHeading = (): void => heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
    // A page that has just opened at #quiz jumps there in the next frame and loses the focus, so it is set again.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return heading
}
