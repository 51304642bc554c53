import { useEffect } from 'react'

/** How soon, in milliseconds, and how near, in pixels, a second touch belongs to the first. */
const soon = 400
const near = 44

/**
 * A double tap is one press: its second half falls on whatever the first has put there, and was not meant. A mouse counts
 * its presses itself. Enter held down is one press, too.
 */
export function useIgnoreDoubleTap(): void {
  // Clicks and keys are the browser's; they must be stopped before anything hears of them.
  useEffect(() => {
    let last = { timeStamp: -Infinity, clientX: 0, clientY: 0 }
    const isSecondTouch = ({ timeStamp, clientX, clientY }: PointerEvent): boolean =>
      timeStamp - last.timeStamp < soon && Math.hypot(clientX - last.clientX, clientY - last.clientY) < near
    const onClick = (event: PointerEvent): void => {
      const isControl = event.target instanceof Element && event.target.closest('button, a, summary')
      // A press by keyboard or by a screen reader has no place, and counts each time.
      if (!isControl || event.detail === 0) return
      const isSecond = event.pointerType === 'mouse' ? event.detail > 1 : isSecondTouch(event)
      last = event
      if (!isSecond) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat && event.key === 'Enter') event.preventDefault()
    }
    addEventListener('click', onClick, true)
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('keydown', onKey, true)
    }
  }, [])
}
