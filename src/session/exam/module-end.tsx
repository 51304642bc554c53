import type { ReactNode } from 'react'
import type { SessionModule } from '../../domain/session/module.ts'
import { wasTimedOut, type Session } from '../../domain/session/session.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { formatClock } from '../../domain/time/instant.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { ReportedEvent } from '../run/session-store.ts'
import { useFocusedHeading } from '../run/use-focused-heading.ts'
import styles from './exam-runner.module.css'

type Props = Readonly<{
  title: string
  session: Session
  next: SessionModule
  onReport: (event: ReportedEvent) => void
}>

/** Between two modules in exam mode: the one before is closed, and the next one waits for the learner. */
export function ModuleEnd({ title, session, next, onReport }: Props): ReactNode {
  const heading = useFocusedHeading()
  const count = session.modules.length
  const { questionIds, limit } = next
  return (
    <div className={styles['end']}>
      <h1 className={styles['title']}>{title}</h1>
      <h2 className={styles['ended']} ref={heading} tabIndex={-1}>
        Section finished
      </h2>
      <div className={styles['break']}>
        <p>
          {wasTimedOut(session, count - 1) && 'Time is up. '}
          Your answers are final now. You cannot go back to this section.
        </p>
        <p>
          {`Next is section ${count + 1}: ${pluralize(questionIds.length, 'question')}${limit === null ? '' : ` in ${minutesText(limit)}`}. Its clock starts when you continue, so take a short break if you need one.`}
        </p>
      </div>
      <Button onClick={() => onReport({ type: 'continued', module: next })}>Continue</Button>
    </div>
  )
}

function minutesText(limit: number): string {
  const minutes = limit / 60_000
  return Number.isInteger(minutes) ? pluralize(minutes, 'minute') : formatClock(limit / 1000)
}
