import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './quiz-actions.module.css'
import { Icon } from '../../../ui/buttons/icon.tsx'

type Props = Readonly<{
  /** Whether the quiz has begun: until then there is nothing to leave. */
  begun: boolean
  first: boolean
  last: boolean
  answered: boolean
  revealed: boolean
  onPrevious: () => void
  onSkip: () => void
  onProceed: () => void
}>

/** The bar at the thumb: back, leave open, and the one thing to do now. */
export function QuizActions(props: Props): ReactNode {
  const { begun, first, last, answered, revealed, onPrevious, onSkip, onProceed } = props
  return (
    <div className={styles['bar']}>
      <Button look="quiet" disabled={first} onClick={onPrevious}>
        <Icon shape={ChevronLeft} />
        <span className={styles['word']}>Previous</span>
      </Button>
      <div className={styles['forward']}>
        {!revealed && (
          <Button look="quiet" disabled={!begun} onClick={onSkip}>
            {last ? 'Skip and finish' : 'Skip'}
          </Button>
        )}
        <Button
          data-proceed={revealed && !last ? 'on' : ''}
          disabled={!revealed && !answered}
          onClick={onProceed}
        >
          {labelFor(revealed, last)}
        </Button>
      </div>
    </div>
  )
}

function labelFor(revealed: boolean, last: boolean): string {
  if (!revealed) return 'Check Answer'
  return last ? 'Complete Quiz' : 'Next'
}
