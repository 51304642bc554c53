import { ChevronLeft } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import type { QuestionId } from '../../domain/questions/question.ts'
import { MissingPart, missingPartId } from '../../renderer/answer/missing-part.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './quiz-actions.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type Props = Readonly<{
  /** False until the page is hydrated and the session has started. */
  hasStarted: boolean
  isFirst: boolean
  isLast: boolean
  /** The name of the button that ends the session. */
  finishLabel: string
  question: QuestionId
  hasAnswer: boolean
  /** What the answer still needs before it can be checked; null if it is complete. */
  missing: string | null
  isRevealed: boolean
  toast: ReactNode
  onPrevious: () => void
  onSkip: () => void
  onProceed: () => void
}>

/** The buttons at the bottom of a running session: Previous, Skip and the main action. */
export function QuizActions(props: Props): ReactNode {
  const { hasStarted, isFirst, isLast, finishLabel, question, hasAnswer, missing, isRevealed } = props
  const { toast, onPrevious, onSkip, onProceed } = props
  const isWaiting = !isRevealed && missing !== null
  return (
    <div className={styles['bar']}>
      <Button look="quiet" disabled={isFirst} onClick={onPrevious}>
        <Icon shape={ChevronLeft} />
        <span className={styles['word']}>Previous</span>
      </Button>
      <div className={styles['message']}>
        <MissingPart
          key={String(hasStarted)}
          question={question}
          text={hasStarted && isWaiting ? missing : null}
        />
        <Fragment key={question}>{toast}</Fragment>
      </div>
      <div className={styles['forward']}>
        {!isRevealed && (
          <Button look="quiet" disabled={!hasStarted} onClick={onSkip}>
            {isLast ? 'Skip and finish' : 'Skip'}
          </Button>
        )}
        <Button
          data-next-button={isRevealed && !isLast ? 'on' : ''}
          disabled={!isRevealed && !hasAnswer}
          aria-disabled={isWaiting || undefined}
          aria-describedby={isWaiting ? missingPartId : undefined}
          onClick={onProceed}
        >
          {isRevealed ? (isLast ? finishLabel : 'Next') : 'Check Answer'}
        </Button>
      </div>
    </div>
  )
}
