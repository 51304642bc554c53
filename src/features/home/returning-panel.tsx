import type { ReactNode } from 'react'
import { greeting } from '../../domain/history/next-step.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import styles from './hero.module.css'

/** What a returning visitor does next. returning-visitor.ts fills in the texts and targets. */
export function ReturningPanel(): ReactNode {
  return (
    <div className={styles['returning']}>
      <h2 className={styles['welcome']}>Welcome back</h2>
      <p className={styles['summary']} data-returning-summary="">
        {greeting}
      </p>
      <p className={styles['plan']} data-plan-standing="" />
      <div className={styles['actions']}>
        <ButtonLink href="/verbal" data-next-link="">
          Practice verbal next
        </ButtonLink>
        <ButtonLink look="quiet" href="/30-day-study-plan" data-plan="">
          Your study plan
        </ButtonLink>
        <div className={styles['row']}>
          <ButtonLink look="quiet" href="/progress">
            See your progress
          </ButtonLink>
          <ButtonLink look="quiet" href="/gre-vocabulary/quiz?of=due" data-due-words="">
            Review words
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
