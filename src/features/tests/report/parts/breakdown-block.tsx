import type { ReactNode } from 'react'
import { breakdownsOf } from '../../../../domain/tests/breakdown.ts'
import { measures } from '../../../../domain/tests/form.ts'
import { questionsOf } from '../../../../domain/tests/second-look.ts'
import { measureOf } from '../../../../domain/tests/test-part.ts'
import type { ReportedSection } from '../../../../domain/tests/test-report.ts'
import { formatDuration } from '../../../../domain/time/instant.ts'
import { ProgressBar } from '../../../../ui/charts/progress-bar.tsx'
import { measureNames } from '../../test-names.ts'
import styles from './breakdown-block.module.css'

/** What was right, and how long it took, by topic, type and difficulty. */
export function BreakdownBlock({ report }: Readonly<{ report: readonly ReportedSection[] }>): ReactNode {
  return (
    <section aria-labelledby="breakdown">
      <h2 id="breakdown">What was right</h2>
      {measures.map((measure) => {
        const questions = questionsOf(report.filter(({ part }) => measureOf(part) === measure))
        return (
          questions.length > 0 && (
            <section key={measure} aria-label={measureNames[measure]} data-section={measure}>
              <h3>{measureNames[measure]}</h3>
              <div className={styles['tables']}>
                {breakdownsOf(questions).map(({ title, rows }) => (
                  <table key={title}>
                    <thead>
                      <tr>
                        <th scope="col">{title}</th>
                        <th scope="col">Right</th>
                        <th scope="col">Time each</th>
                      </tr>
                    </thead>
                    <tbody>
                      {rows.map(({ name, right, total, seconds, paceSeconds }) => (
                        <tr key={name}>
                          <th scope="row">
                            {name}
                            <ProgressBar percent={(right / total) * 100} label={`${name}: right`} />
                          </th>
                          <td>{`${right} of ${total}`}</td>
                          <td>
                            {formatDuration(Math.round(seconds))}
                            {seconds > paceSeconds * 1.2 && <span className={styles['slow']}>over pace</span>}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                ))}
              </div>
            </section>
          )
        )
      })}
    </section>
  )
}
