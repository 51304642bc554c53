import { useEffect, useState, type ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import type { Section } from '../../../domain/questions/section.ts'
import type { Session } from '../../../domain/session/session.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { MissedLink } from '../results/missed-link.tsx'
import { ResultsCard } from '../results/results-card.tsx'
import { addressOfSet } from './set-address.ts'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  quiz: Session
  section: Section
  questions: readonly Question[]
  onTryAgain: () => void
}>

/** The results of a practice set, and ways on from it. */
export function PracticeResults({ quiz, section, questions, onTryAgain }: Props): ReactNode {
  const [copied, setCopied] = useState<string | null>(null)
  const [kept, setKept] = useState(true)
  // Whether they are is known to the database alone.
  useEffect(() => void attemptLog.flush().then(setKept), [])
  const copy = (): void => {
    setCopied(null)
    const address = location.origin + addressOfSet(quiz.questionIds, quiz.limit !== null)
    // On plain http there is no clipboard, and to ask for it throws: here that is a refusal like any other.
    const written = (async () => navigator.clipboard.writeText(address))()
    written.then(
      () => setCopied('The link has been copied.'),
      () => setCopied(`Copy this link: ${address}`),
    )
  }
  return (
    <ResultsCard
      quiz={quiz}
      section={section}
      title={section.title}
      questions={questions}
      kept={kept}
      onTryAgain={onTryAgain}
    >
      <div className={`${styles['ways']} no-print`}>
        <MissedLink quiz={quiz} questions={questions} />
        <ButtonLink look="quiet" href="/practice">
          Choose another set
        </ButtonLink>
        <Button look="quiet" onClick={copy}>
          Copy a link to this set
        </Button>
        <span role="status">{copied}</span>
        <p key={String(kept)}>
          {`Practice sets are not counted among your quizzes${kept ? '; each answer is remembered all the same' : ''}.`}
        </p>
      </div>
    </ResultsCard>
  )
}
