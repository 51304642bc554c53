import type { ReactNode } from 'react'
import { formatClock } from '../../domain/lib/instant.ts'
import { elapsedSeconds, type Quiz } from '../../domain/quiz/quiz.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './resume-offer.module.css'

/** A quiz was left half-way: go on with it, or begin again. */
export function ResumeOffer({ quiz, onAfresh }: { quiz: Quiz; onAfresh: () => void }): ReactNode {
  return (
    <section className={styles['offer']} aria-label="Quiz in progress">
      <p>
        You left a quiz at question {quiz.index + 1} of {quiz.questionIds.length}, with{' '}
        {formatClock(elapsedSeconds(quiz, quiz.clock.seen))} on the clock.
      </p>
      <div className={styles['actions']}>
        <ButtonLink href="#quiz">Resume the quiz</ButtonLink>
        <Button look="quiet" onClick={onAfresh}>
          Start afresh
        </Button>
      </div>
    </section>
  )
}
