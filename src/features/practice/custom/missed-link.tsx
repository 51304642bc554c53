import type { ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import type { SessionAnswers } from '../../../domain/session/session.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { addressOfSet } from '../../../domain/practice/set-address.ts'

type Props = Readonly<{ session: SessionAnswers; questions: readonly Question[] }>

/** Links to a practice set of the questions that were wrong or skipped. */
export function MissedLink({ session, questions }: Props): ReactNode {
  const missed = questions
    .filter((question) => outcomeOf(session, question) !== 'correct')
    .map(({ id }) => id)
  if (missed.length === 0) return null
  return (
    <ButtonLink href={addressOfSet({ ids: missed, isTimed: false, mode: 'study' }, 'running')}>
      {missed.length === 1 ? 'Practice the one you missed' : `Practice the ${missed.length} you missed`}
    </ButtonLink>
  )
}
