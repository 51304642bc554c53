import { useEffect } from 'react'

/** A second touch within this time (ms) and distance (px) of the first is part of a double tap. */
const maxDelay = 400
const maxDistance = 44

/**
 * Ignores the second click of a double tap, which would hit whatever control the first click put there. Also ignores
 * repeated Enter presses while the key is held down.
 */
export function useIgnoreDoubleTap(): void {
  // Subscribes to window events in the capture phase, to stop them before any other listener.
  useEffect(() => {
    let last = { timeStamp: -Infinity, clientX: 0, clientY: 0 }
    const isSecondTouch = ({ timeStamp, clientX, clientY }: PointerEvent): boolean =>
      timeStamp - last.timeStamp < maxDelay &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < maxDistance
    const onClick = (event: PointerEvent): void => {
      const isControl = event.target instanceof Element && event.target.closest('button, a, summary')
      // Clicks from a keyboard or screen reader have no position and are never ignored.
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
