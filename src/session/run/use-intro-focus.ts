import { useEffect, useRef } from 'react'
import type { QuizView } from '../../domain/session/quiz-view.ts'

/** Focuses the heading of the intro when the learner comes back to it, but not when the page opens with it. */
export function useIntroFocus(view: QuizView | 'static'): void {
  const wasInOtherView = useRef(false)
  // Sets the browser's focus.
  useEffect(() => {
    if (view !== 'intro') wasInOtherView.current = view !== 'static'
    else if (wasInOtherView.current) document.querySelector('h1')?.focus()
  }, [view])
}
