import type { ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { PastSession } from '../../../domain/history/past-sessions.ts'
import type { QuizResult } from '../../../domain/history/result.ts'
import { nameOfSet } from '../../../domain/practice/set-name.ts'
import { quizNumber } from '../../../domain/questions/question-set.ts'
import { titleOfSections } from '../../../domain/practice/practice-set.ts'
import { sections } from '../../../domain/questions/section.ts'
import type { Instant } from '../../../domain/time/instant.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import styles from './history-page.module.css'

type Props = Readonly<{
  sessions: readonly PastSession[]
  /** Results of quizzes whose answers are not in this browser. */
  onlyResults: readonly QuizResult[]
  /** Null while it is loading. It has what the names of practice sets tell. */
  index: PracticeIndex | null
  /** Whether the address named a session that is not in this browser. */
  isMissing: boolean
}>

export function PastSessionList({ sessions, onlyResults, index, isMissing }: Props): ReactNode {
  return (
    <div className={styles['page']}>
      <h1>Your history</h1>
      {isMissing && (
        <Notice tone="problem">
          <p>This quiz is not in this browser. It may have been done in another one, or erased.</p>
        </Notice>
      )}
      {sessions.length + onlyResults.length === 0 ? (
        <>
          <p>Every quiz and practice set you do will be listed here, so that you can review it again.</p>
          <ButtonLink href="/practice">Start practicing</ButtonLink>
        </>
      ) : (
        <>
          {sessions.length > 0 && (
            <>
              <p>Open a quiz or practice set to see your answers and the explanations.</p>
              <ol className={styles['list']}>
                {sessions.map((session) => (
                  <li key={session.id}>
                    <a href={`#${session.id}`}>{nameOfSession(session, index)}</a>
                    <span className={styles['soft']}>{formatDay(session.lastAnswerAt)}</span>
                    <span>{`${session.right} of ${session.answeredIds.length} right`}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          {onlyResults.length > 0 && <ResultList results={onlyResults} />}
        </>
      )}
    </div>
  )
}

/** Quizzes of which only the result is in this browser, for example because it was imported. */
function ResultList({ results }: { results: readonly QuizResult[] }): ReactNode {
  return (
    <>
      <p>Of these quizzes only the result is in this browser, not the answers.</p>
      <ol className={styles['list']}>
        {results.map((result, index) => (
          <li key={index}>
            <span className={styles['name']}>{sections[result.sectionType].title}</span>
            <span className={styles['soft']}>{formatDay(Date.parse(result.date))}</span>
            <span>{`${result.correctAnswers} of ${result.questionsCount} right`}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

export function nameOfSession(
  { quiz, sections: own, answeredIds }: PastSession,
  index: PracticeIndex | null,
): string {
  if (quiz !== null) return `${titleOfSections(own)}, quiz ${quizNumber(quiz)}`
  const listed = Object.values(index?.questions ?? {}).flat()
  const questions = answeredIds.flatMap((id) => listed.find((summary) => summary.id === id) ?? [])
  return `Practice: ${questions.length === 0 ? titleOfSections(own) : nameOfSet(questions)}`
}

export function formatDay(moment: Instant): string {
  return new Date(moment).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}
