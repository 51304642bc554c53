import { useState, type ReactNode } from 'react'
import { formatClock } from '../../../domain/time/instant.ts'
import { elapsedSeconds, type Session } from '../../../domain/session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from './resume-offer.module.css'

/** A quiz was left half-way: go on with it, or begin again, once it is clear that the quiz will be gone. */
export function ResumeOffer({ quiz, onAfresh }: { quiz: Session; onAfresh: () => void }): ReactNode {
  const [asking, setAsking] = useState(false)
  const clock = formatClock(elapsedSeconds(quiz, quiz.clock.seen))
  return (
    <section className={styles['offer']} aria-label="Quiz in progress">
      <p>
        {`You left a quiz at question ${quiz.index + 1} of ${quiz.questionIds.length}, with ${clock} on the clock.`}
      </p>
      <div className={styles['actions']}>
        <ButtonLink href="#quiz">Resume the quiz</ButtonLink>
        <Button look="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          Start afresh
        </Button>
      </div>
      {asking && (
        <div className={styles['actions']}>
          <p id="afresh">The quiz you left will be deleted.</p>
          <Button look="danger" aria-describedby="afresh" onClick={onAfresh}>
            Start a new quiz
          </Button>
        </div>
      )}
    </section>
  )
}
