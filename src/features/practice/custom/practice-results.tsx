import { useEffect, useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import type { Question } from '../../../domain/questions/question.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import type { Session } from '../../../domain/session/session.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { isLevelSet } from '../../../domain/practice/level-advice.ts'
import { LevelBox } from './level-box.tsx'
import { MoreButton } from './more-button.tsx'
import { MissedLink } from './missed-link.tsx'
import { ResultsCard } from '../../../session/results/results-card.tsx'
import { addressOfSet, setInAddressOf } from '../../../domain/practice/set-address.ts'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  session: Session
  title: string
  summaries: readonly QuestionSummary[]
  index: PracticeIndex
  questions: readonly Question[]
  onTryAgain: () => void
}>

/** The results of a practice set, and what to do next. */
export function PracticeResults({
  session,
  title,
  summaries,
  index,
  questions,
  onTryAgain,
}: Props): ReactNode {
  const [copyStatus, setCopyStatus] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(true)
  // Waits for the database to confirm that it has all attempts.
  useEffect(() => void attemptLog.flush().then(setIsSaved), [])
  const isAllRight = questions.every((question) => outcomeOf(session, question) === 'correct')
  const copyLink = (): void => {
    setCopyStatus(null)
    const address = location.origin + addressOfSet(setInAddressOf(session))
    // Without https, `navigator.clipboard` is undefined. The async function turns that error into a rejection.
    const copying = (async () => navigator.clipboard.writeText(address))()
    copying.then(
      () => setCopyStatus('The link has been copied.'),
      () => setCopyStatus(`Copy this link: ${address}`),
    )
  }
  return (
    <ResultsCard
      session={session}
      title={title}
      heading="Set results"
      questions={questions}
      isSaved={isSaved}
      onTryAgain={onTryAgain}
      missed={<MissedLink session={session} questions={questions} />}
      next={
        <>
          <MoreButton
            set={{ ...setInAddressOf(session), summaries }}
            index={index}
            look={isAllRight ? 'strong' : 'quiet'}
          />
          <ButtonLink look="quiet" href="/practice">
            Choose another set
          </ButtonLink>
        </>
      }
    >
      {isLevelSet(questions.map(({ id }) => id)) && <LevelBox session={session} questions={questions} />}
      <div className={`${styles['ways']} no-print`}>
        <Button look="quiet" onClick={copyLink}>
          Copy a link to this set
        </Button>
        <span role="status">{copyStatus}</span>
        <p key={String(isSaved)}>
          {`Practice sets do not count as quizzes${isSaved ? ', but every answer is saved' : ''}.`}
        </p>
      </div>
    </ResultsCard>
  )
}
