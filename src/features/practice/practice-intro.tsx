import { useState, type ReactNode } from 'react'
import { counted } from '../../domain/lib/counted.ts'
import { limitName } from '../../domain/practice/limit-name.ts'
import type { Section } from '../../domain/questions/section.ts'
import type { Quiz, Sittable } from '../../domain/quiz/quiz.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { addressOfSet } from './set-address.ts'
import styles from './section-practice.module.css'

type Props = Readonly<{
  section: Section
  set: Sittable
  /** The set as it was left half-way, if it was. */
  draft: Quiz | null
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
        {counted(set.questionIds.length, 'question')}
        {`, ${isTimed ? limitName(section.name) : 'without a limit'}.`}
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
