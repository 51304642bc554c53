import type { ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import type { Session } from '../../../domain/session/session.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { addressOfSet } from '../custom/set-address.ts'

type Props = Readonly<{ quiz: Session; questions: readonly Question[] }>

/** The way from a finished quiz to a set of what was not answered rightly in it, if there is such. */
export function MissedLink({ quiz, questions }: Props): ReactNode {
  const missed = questions.filter((question) => outcomeOf(quiz, question) !== 'correct').map(({ id }) => id)
  if (missed.length === 0) return null
  return (
    <ButtonLink look="quiet" href={addressOfSet(missed, false, 'running')}>
      {missed.length === 1 ? 'Practice the one you missed' : `Practice the ${missed.length} you missed`}
    </ButtonLink>
  )
}
