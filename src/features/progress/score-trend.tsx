import type { ReactNode } from 'react'
import type { QuizResult } from '../../domain/history/result.ts'
import { sortByDate, percentOf } from '../../domain/history/statistics.ts'
import { sectionNames, sections, type SectionName } from '../../domain/questions/section.ts'
import { SeriesSymbol, TrendChart, type Series } from '../../ui/charts/trend-chart.tsx'
import { dayOf } from './recent-activity.tsx'
import styles from './score-trend.module.css'

const maxQuizzesShown = 40

const seriesOf: Readonly<Record<SectionName, Series>> = {
  verbal: { name: 'verbal', shape: 'circle', color: 'var(--verbal)' },
  quantitative: { name: 'quantitative', shape: 'square', color: 'var(--quantitative)' },
  analytical: { name: 'analytical', shape: 'triangle', color: 'var(--analytical)' },
}

/** Scores over time, as a chart and as a table. */
export function ScoreTrend({ results }: { results: readonly QuizResult[] }): ReactNode {
  const shown = sortByDate(results).slice(-maxQuizzesShown)
  const points = shown.map((result) => {
    const { title } = sections[result.sectionType]
    return {
      percent: percentOf(result),
      series: seriesOf[result.sectionType],
      label: `${dayOf(result.date)}, ${title}: ${percentOf(result)}%`,
    }
  })
  return (
    <section aria-labelledby="trend">
      <h2 id="trend">Scores over time</h2>
      <p className={styles['legend']}>
        {sectionNames.map((name) => (
          <span key={name}>
            <SeriesSymbol {...seriesOf[name]} /> {sections[name].shortTitle}
          </span>
        ))}
      </p>
      {results.length > maxQuizzesShown && (
        <p className={styles['reach']}>The last {maxQuizzesShown} quizzes are shown.</p>
      )}
      <TrendChart
        points={points}
        label={`Scores of the last ${shown.length} quizzes. The table below holds the same figures.`}
      />
      <details className={styles['table']}>
        <summary>The same figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Section</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map((result, index) => (
              <tr key={index}>
                <td>{dayOf(result.date)}</td>
                <td>{sections[result.sectionType].title}</td>
                <td>{`${percentOf(result)}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
