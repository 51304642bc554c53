import { useMemo, type ReactNode } from 'react'
import type { QuizResult } from '../../domain/history/result.ts'
import {
  loggedSessionsOf,
  quizNumberOf,
  sessionOfResult,
  type LoggedSession,
} from '../../domain/history/logged-sessions.ts'
import { percentOf, recentResults } from '../../domain/history/statistics.ts'
import { sections } from '../../domain/questions/section.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './recent-activity.module.css'

export function RecentActivity({ results }: { results: readonly QuizResult[] }): ReactNode {
  const recent = recentResults(results)
  const { entries } = useStore(attemptLog.store)
  const sessions = useMemo(() => loggedSessionsOf(entries), [entries])
  return (
    <section aria-labelledby="recent">
      <div className={styles['head']}>
        <h2 id="recent">Recent Activity</h2>
        <a className="no-print" href="/history">
          Your history
        </a>
      </div>
      {recent.length === 0 ? (
        <p className={styles['none']}>Your five latest quizzes will be listed here.</p>
      ) : (
        <ol className={styles['list']}>
          {recent.map((result, index) => (
            <li key={index}>
              <ResultName result={result} sessions={sessions} />
              <time className={styles['soft']} dateTime={result.date}>
                {dayOf(result.date)}
              </time>
              <span className={styles['soft']}>{timeOf(result.timeTaken)}</span>
              <span className={styles['percent']}>{`${percentOf(result)}%`}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The name of a quiz. It leads to the review of its questions, if their answers are in the log. */
function ResultName({
  result,
  sessions,
}: Readonly<{ result: QuizResult; sessions: readonly LoggedSession[] }>): ReactNode {
  const session = sessionOfResult(result, sessions)
  const name = nameOf(result, quizNumberOf(result, sessions))
  return (
    <span className={styles['name']}>{session ? <a href={`/history#${session.id}`}>{name}</a> : name}</span>
  )
}

function nameOf({ sectionType }: QuizResult, number: number | null): string {
  const { shortTitle } = sections[sectionType]
  return number === null ? shortTitle : `${shortTitle}, quiz ${number}`
}

export function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
}

function timeOf(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}
