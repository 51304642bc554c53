import { useState, type ReactNode } from 'react'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { timeLimitLabel } from '../../../domain/practice/time-limit-label.ts'
import { sectionsOfSet } from '../../../domain/practice/practice-set.ts'
import type { Session, QuestionSet } from '../../../domain/session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { addressOfSet } from '../../../domain/practice/set-address.ts'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  title: string
  set: QuestionSet
  draft: Session | null
  onStartOver: () => void
}>

/** Shown before a practice set starts or resumes. Deleting a draft needs a second click. */
export function PracticeIntro({ title, set, draft, onStartOver }: Props): ReactNode {
  const [isConfirming, setIsConfirming] = useState(false)
  const { limit = null, mode = 'study' } = set
  const isTimed = limit !== null
  return (
    <div className={styles['pending']}>
      <h1 tabIndex={-1}>{title}: practice</h1>
      <p>
        {pluralize(set.questionIds.length, 'question')}
        {`, ${isTimed ? timeLimitLabel(sectionsOfSet(set.questionIds)) : 'no time limit'}.`}
      </p>
      {mode === 'exam' && (
        <p>Test mode: right answers are shown after you submit. Until then, you can change any answer.</p>
      )}
      {draft && <p>Your answers are saved.</p>}
      <p className={styles['ways']}>
        <ButtonLink href={addressOfSet({ ids: set.questionIds, isTimed, mode }, 'running')}>
          {draft ? `Resume at question ${draft.index + 1}` : 'Start'}
        </ButtonLink>
        {draft && (
          <Button look="quiet" aria-expanded={isConfirming} onClick={() => setIsConfirming(!isConfirming)}>
            Start over
          </Button>
        )}
        <ButtonLink look="quiet" href="/practice">
          Choose another set
        </ButtonLink>
      </p>
      {draft && isConfirming && (
        <>
          <p id="start-over">Your unfinished set will be deleted.</p>
          <p className={styles['ways']}>
            <Button look="danger" aria-describedby="start-over" onClick={onStartOver}>
              Start the set again
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
