import { useState, type ReactNode } from 'react'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { timeLimitLabel } from '../../../domain/practice/time-limit-label.ts'
import type { Section } from '../../../domain/questions/section.ts'
import type { Session, QuestionSet } from '../../../domain/session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { addressOfSet } from './set-address.ts'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  section: Section
  set: QuestionSet
  /** The set as it was left half-way, if it was. */
  draft: Session | null
  onAfresh: () => void
}>

/** Before a set is sat: what it is, and where it was left. What was left is deleted only by a second press. */
export function PracticeIntro({ section, set, draft, onAfresh }: Props): ReactNode {
  const [asking, setAsking] = useState(false)
  const isTimed = set.limit !== null
  return (
    <div className={styles['pending']}>
      <h1 tabIndex={-1}>{section.title}: practice</h1>
      <p>
        {pluralize(set.questionIds.length, 'question')}
        {`, ${isTimed ? timeLimitLabel(section.name) : 'without a limit'}.`}
      </p>
      <p className={styles['ways']}>
        <ButtonLink href={addressOfSet(set.questionIds, isTimed, 'running')}>
          {draft ? `Resume at question ${draft.index + 1}` : 'Start'}
        </ButtonLink>
        {draft && (
          <Button look="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
            Start afresh
          </Button>
        )}
        <ButtonLink look="quiet" href="/practice">
          Choose another set
        </ButtonLink>
      </p>
      {draft && asking && (
        <>
          <p id="afresh">The set you left will be deleted.</p>
          <p className={styles['ways']}>
            <Button look="danger" aria-describedby="afresh" onClick={onAfresh}>
              Start the set anew
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
