import type { ReactNode } from 'react'
import type { ResultSummary } from '../../domain/history/statistics.ts'
import { ScoreRing } from '../../ui/charts/score-ring.tsx'
import styles from './overall-progress.module.css'

export function OverallProgress({ summary }: { summary: ResultSummary }): ReactNode {
  return (
    <section aria-labelledby="overall">
      <h2 id="overall">Overall Progress</h2>
      <div className={styles['overall']}>
        <ScoreRing percent={summary.average} label="Overall average" />
        <dl className={styles['figures']}>
          <div>
            <dt>Overall average</dt>
            <dd data-overall-average>{`${summary.average}%`}</dd>
          </div>
          <div>
            <dt>Total quizzes</dt>
            <dd data-total-quizzes>{summary.quizzes.toLocaleString('en-US')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
