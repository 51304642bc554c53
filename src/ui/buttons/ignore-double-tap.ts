import { useEffect } from 'react'

/** How soon, in milliseconds, and how near, in pixels, a second touch belongs to the first. */
const soon = 400
const near = 44

/**
 * A double tap is one press: what its second half finds, where the first has changed the screen, was not meant.
 * Of a mouse, which counts its presses itself, only a double click slips so. Enter held down is one press, too.
 */
export function useIgnoreDoubleTap(): void {
  // Clicks and keys are the browser's; they must be stopped before anything hears of them.
  useEffect(() => {
    let words: string | null = null
    let last = { timeStamp: -Infinity, clientX: 0, clientY: 0 }
    const isSecondTouch = ({ timeStamp, clientX, clientY }: PointerEvent): boolean =>
      timeStamp - last.timeStamp < soon && Math.hypot(clientX - last.clientX, clientY - last.clientY) < near
    const onClick = (event: PointerEvent): void => {
      const isControl = event.target instanceof Element && event.target.closest('button, a, summary')
      if (!isControl || event.detail === 0) return
      const isSecond = event.pointerType === 'mouse' ? event.detail > 1 : isSecondTouch(event)
      last = event
      // The words of the whole screen: those of the button say nothing where Skip is followed by Skip.
      const found = document.body.textContent
      if (!isSecond || found === words) words = found
      else {
        event.preventDefault()
        event.stopPropagation()
      }
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
