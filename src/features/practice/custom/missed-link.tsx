import type { ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import type { SessionAnswers } from '../../../domain/session/session.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { addressOfSet } from '../../../domain/practice/set-address.ts'

type Props = Readonly<{ session: SessionAnswers; questions: readonly Question[] }>

/** Links to a practice set of the questions that were wrong or skipped. */
export function MissedLink({ session, questions }: Props): ReactNode {
  const missed = questions.filter((question) => outcomeOf(session, question) !== 'correct')
  if (missed.length === 0) return null
  const skippedCount = missed.filter((question) => outcomeOf(session, question) === 'skipped').length
  return (
    <ButtonLink
      href={addressOfSet({ ids: missed.map(({ id }) => id), isTimed: false, mode: 'study' }, 'running')}
    >
      {`Practice the ${missed.length === 1 ? 'one' : missed.length} you ${verbFor(skippedCount, missed.length)}`}
    </ButtonLink>
  )
}

/** A question that was left out was not missed. */
function verbFor(skippedCount: number, count: number): string {
  if (skippedCount === 0) return 'missed'
  return skippedCount === count ? 'skipped' : 'missed or skipped'
}
