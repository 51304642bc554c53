import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './quiz-actions.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type Props = Readonly<{
  /** False until the page is hydrated and the session has started. */
  hasStarted: boolean
  isFirst: boolean
  isLast: boolean
  isAnswered: boolean
  isRevealed: boolean
  onPrevious: () => void
  onSkip: () => void
  onProceed: () => void
}>

/** The buttons at the bottom of a running session: Previous, Skip and the main action. */
export function QuizActions(props: Props): ReactNode {
  const { hasStarted, isFirst, isLast, isAnswered, isRevealed, onPrevious, onSkip, onProceed } = props
  return (
    <div className={styles['bar']}>
      <Button look="quiet" disabled={isFirst} onClick={onPrevious}>
        <Icon shape={ChevronLeft} />
        <span className={styles['word']}>Previous</span>
      </Button>
      <div className={styles['forward']}>
        {!isRevealed && (
          <Button look="quiet" disabled={!hasStarted} onClick={onSkip}>
            {isLast ? 'Skip and finish' : 'Skip'}
          </Button>
        )}
        <Button
          data-next-button={isRevealed && !isLast ? 'on' : ''}
          disabled={!isRevealed && !isAnswered}
          onClick={onProceed}
        >
          {actionLabel(isRevealed, isLast)}
        </Button>
      </div>
    </div>
  )
}

function actionLabel(isRevealed: boolean, isLast: boolean): string {
  if (!isRevealed) return 'Check Answer'
  return isLast ? 'Complete Quiz' : 'Next'
}
