import type { ReactNode } from 'react'
import type { PastSession } from '../../../domain/history/past-sessions.ts'
import { quizNumber } from '../../../domain/questions/question-set.ts'
import { titleOfSections } from '../../../domain/practice/practice-set.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import styles from './history-page.module.css'

type Props = Readonly<{
  sessions: readonly PastSession[]
  /** Whether the address named a session that is not in this browser. */
  isMissing: boolean
}>

export function PastSessionList({ sessions, isMissing }: Props): ReactNode {
  return (
    <div className={styles['page']}>
      <h1>Your history</h1>
      {isMissing && (
        <Notice tone="problem">
          <p>This quiz is not in this browser. It may have been done in another one, or erased.</p>
        </Notice>
      )}
      {sessions.length === 0 ? (
        <>
          <p>Every quiz and practice set you do will be listed here, so that you can review it again.</p>
          <ButtonLink href="/practice">Start practicing</ButtonLink>
        </>
      ) : (
        <>
          <p>Open a quiz or practice set to see your answers and the explanations.</p>
          <ol className={styles['list']}>
            {sessions.map((session) => (
              <li key={session.id}>
                <a href={`#${session.id}`}>{nameOfSession(session)}</a>
                <span className={styles['soft']}>{dayOfSession(session)}</span>
                <span>{`${session.right} of ${session.answeredIds.length} right`}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

export function nameOfSession({ quiz, sections }: PastSession): string {
  return `${titleOfSections(sections)}, ${quiz === null ? 'practice' : `quiz ${quizNumber(quiz)}`}`
}

export function dayOfSession({ lastAnswerAt }: PastSession): string {
  return new Date(lastAnswerAt).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}
