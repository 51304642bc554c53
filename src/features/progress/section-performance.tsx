import type { ReactNode } from 'react'
import type { ResultSummary } from '../../domain/history/statistics.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { sections } from '../../domain/questions/section.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import styles from './section-performance.module.css'

export function SectionPerformance({ summary }: { summary: ResultSummary }): ReactNode {
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">Section Performance</h2>
      <ul className={styles['list']}>
        {summary.sections.map(({ section, quizzes, average }) => (
          <li key={section} data-section={section}>
            <div className={styles['words']}>
              <h3 className={styles['name']}>
                <a href={`/${section}`}>{sections[section].title}</a>
              </h3>
              <span className={styles['attempts']}>{pluralize(quizzes, 'attempt')}</span>
              <span className={styles['average']}>{`${average}%`}</span>
            </div>
            <ProgressBar percent={average} label={`${sections[section].title} average`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
