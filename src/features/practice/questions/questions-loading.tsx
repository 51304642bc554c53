import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../../../ui/messages/notice.tsx'
import { RetryButton } from '../../../ui/buttons/retry-button.tsx'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  title: string
  failed: boolean
  onRetry: () => void
  /** Whether it replaces content that had the focus. */
  takesFocus?: boolean
}>

/** Shown while the questions load, or after loading failed. */
export function QuestionsLoading({ title, failed, onRetry, takesFocus = false }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // Sets the browser's focus: screen readers do not announce a status that appears together with its text, but they
  // do read the heading that gets the focus, with its description.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles['pending']}>
      <h1 ref={heading} tabIndex={-1} aria-describedby="pending">
        {title}
      </h1>
      <div id="pending" role="status">
        {failed ? (
          <Notice tone="problem">
            <p>The questions could not be loaded. Your answers so far are safe.</p>
            <RetryButton onRetry={onRetry} />
          </Notice>
        ) : (
          <p>Loading the questions…</p>
        )}
      </div>
    </div>
  )
}
