import type { ReactNode } from 'react'
import type { ResultSummary } from '../../domain/history/statistics.ts'
import { ScoreRing } from '../../ui/charts/score-ring.tsx'
import styles from './overall-progress.module.css'

export function OverallProgress({ standing }: { standing: ResultSummary }): ReactNode {
  return (
    <section aria-labelledby="overall">
      <h2 id="overall">Overall Progress</h2>
      <div className={styles['overall']}>
        <ScoreRing percent={standing.average} label="Overall average" />
        <dl className={styles['figures']}>
          <div>
            <dt>Overall average</dt>
            <dd data-overall-average>{`${standing.average}%`}</dd>
          </div>
          <div>
            <dt>Total quizzes</dt>
            <dd data-total-quizzes>{standing.quizzes.toLocaleString('en-US')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
