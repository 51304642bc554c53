import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../../../ui/messages/notice.tsx'
import { RetryButton } from '../../../ui/buttons/retry-button.tsx'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  title: string
  failed: boolean
  onRetry: () => void
  /** Whether it stands where something had the focus a moment ago. */
  takesFocus?: boolean
}>

/** The questions are on their way, or did not come. */
export function QuestionsLoading({ title, failed, onRetry, takesFocus = false }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus is the browser's. What comes with its text already in it is not read out, but what has the focus is.
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
