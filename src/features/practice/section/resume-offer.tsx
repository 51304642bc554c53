import { useState, type ReactNode } from 'react'
import { formatClock } from '../../../domain/time/instant.ts'
import { currentModule, elapsedSeconds, type Session } from '../../../domain/session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from './resume-offer.module.css'

/** Offers to resume an unfinished quiz. Deleting it to start over needs a second click. */
export function ResumeOffer({ draft, onStartOver }: { draft: Session; onStartOver: () => void }): ReactNode {
  const [isConfirming, setIsConfirming] = useState(false)
  const elapsed = formatClock(elapsedSeconds(draft, draft.clock.seen))
  return (
    <section className={styles['offer']} aria-label="Quiz in progress">
      <p>
        {`You left this quiz at question ${draft.index + 1} of ${currentModule(draft).questionIds.length}. Time so far: ${elapsed}. Your answers are saved.`}
      </p>
      <div className={styles['actions']}>
        <ButtonLink href="#quiz">Resume the quiz</ButtonLink>
        <Button look="quiet" aria-expanded={isConfirming} onClick={() => setIsConfirming(!isConfirming)}>
          Start over
        </Button>
      </div>
      {isConfirming && (
        <div className={styles['actions']}>
          <p id="start-over">Your unfinished quiz will be deleted.</p>
          <Button look="danger" aria-describedby="start-over" onClick={onStartOver}>
            Start a new quiz
          </Button>
        </div>
      )}
    </section>
  )
}
