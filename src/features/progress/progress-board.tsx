import type { ReactNode } from 'react'
import { summarize } from '../../domain/history/statistics.ts'
import { latestVerdicts } from '../../domain/history/attempt.ts'
import type { QuestionId } from '../../domain/questions/question.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { resultsStore } from '../../storage/results/results.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import { FirstStep } from './first-step.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SectionPerformance } from './section-performance.tsx'
import { SectionSteps } from './section-steps.tsx'
import { StorageNotices } from './storage-notices.tsx'
import { ScoreTrend } from './score-trend.tsx'
import { WordSummary } from './word-summary.tsx'
import { YourData } from './your-data.tsx'
import styles from './progress-board.module.css'

type Props = Readonly<{
  /** The numbered questions of each section. */
  banks: readonly Quiz[]
  /** How many questions each section holds. */
  totals: Readonly<Record<SectionName, number>>
  /** The ids of what was once asked and is served no more. */
  retired: readonly QuestionId[]
}>

/** Where the learner stands, from what this browser remembers. */
export function ProgressBoard(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Board {...props} />
    </ErrorBoundary>
  )
}

function Board({ banks, totals, retired }: Props): ReactNode {
  const state = useStore(resultsStore)
  const attempts = useStore(attemptLog.store)
  const standing = summarize(state.results)
  const isNew = state.results.length === 0
  return (
    <div className={styles['board']} aria-busy={!state.ready} data-ready={state.ready}>
      <div className={styles['head']}>
        <h1>Progress</h1>
        <a className="no-print" href="#your-data">
          Your data
        </a>
      </div>
      <StorageNotices notices={state.notices} />
      {isNew && <FirstStep />}
      <div className={styles['pair']}>
        <OverallProgress standing={standing} />
        <SectionPerformance standing={standing} />
      </div>
      <div className={styles['pair']}>
        <RecentActivity results={state.results} />
        {state.results.length > 1 && <ScoreTrend results={state.results} />}
      </div>
      <SectionSteps
        banks={banks}
        totals={totals}
        retired={retired}
        states={latestVerdicts(attempts)}
        isKnown={attempts.isRead}
      />
      <WordSummary />
      <YourData />
      <noscript>
        <p>Your progress is kept in this browser, and needs JavaScript to be shown.</p>
      </noscript>
    </div>
  )
}
