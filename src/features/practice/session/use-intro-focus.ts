import { useEffect, useRef } from 'react'
import type { QuizView } from './route-state.ts'

/** Coming back to the intro puts the focus on its heading; arriving at the page does not. */
export function useIntroFocus(phase: QuizView | 'static'): void {
  const wasAway = useRef(false)
  // Focus is the browser's.
  useEffect(() => {
    if (phase !== 'intro') wasAway.current = phase !== 'static'
    else if (wasAway.current) document.querySelector('h1')?.focus()
  }, [phase])
}
