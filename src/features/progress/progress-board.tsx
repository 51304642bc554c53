import type { ReactNode } from 'react'
import { summarize } from '../../domain/history/statistics.ts'
import { latestVerdicts } from '../../domain/history/attempt.ts'
import type { SectionTopics } from '../../domain/history/topic-tally.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { resultsStore } from '../../storage/results/results.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import { NoQuizzesYet } from './no-quizzes-yet.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { PracticeSummary } from './practice-summary.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SectionPerformance } from './section-performance.tsx'
import { SectionGrids } from './section-grids.tsx'
import { Standing } from './standing.tsx'
import { StorageNotices } from './data/storage-notices.tsx'
import { ScoreTrend } from './score-trend.tsx'
import { WordSummary } from './word-summary.tsx'
import { YourData } from './data/your-data.tsx'
import styles from './progress-board.module.css'

type Props = Readonly<{
  /** Quiz 1 of each section, whose questions have pages of their own. */
  firstQuizzes: readonly Quiz[]
  /** The topic of every question that is on the site. */
  topics: Readonly<Record<SectionName, SectionTopics>>
}>

/** The progress page: results, answers and words stored in this browser. */
export function ProgressBoard(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Board {...props} />
    </ErrorBoundary>
  )
}

function Board({ firstQuizzes, topics }: Props): ReactNode {
  const state = useStore(resultsStore)
  const attempts = useStore(attemptLog.store)
  const summary = summarize(state.results)
  const isNew = state.results.length === 0
  return (
    <div className={styles['board']} aria-busy={!state.isReady} data-ready={state.isReady}>
      <div className={styles['head']}>
        <h1>Progress</h1>
        <a className="no-print" href="#your-data">
          Your data
        </a>
      </div>
      <StorageNotices notices={state.notices} />
      {isNew && <NoQuizzesYet />}
      {(!isNew || !state.isReady) && <Standing summary={summary} />}
      <div className={styles['pair']}>
        <OverallProgress summary={summary} />
        <SectionPerformance summary={summary} />
      </div>
      <div className={styles['pair']}>
        <RecentActivity results={state.results} />
        {state.results.length > 1 && <ScoreTrend results={state.results} />}
      </div>
      <SectionGrids
        firstQuizzes={firstQuizzes}
        topics={topics}
        states={latestVerdicts(attempts)}
        isLogRead={attempts.isRead}
      />
      <div className={styles['pair']}>
        <PracticeSummary />
        <WordSummary />
      </div>
      <YourData />
      <noscript>
        <p>Your progress is saved in this browser. Showing it needs JavaScript.</p>
      </noscript>
    </div>
  )
}
