import type { ReactNode } from 'react'
import type { Attempt } from '../../../../domain/history/attempt.ts'
import { estimatesFromAttempts } from '../../../../domain/tests/estimate-from-attempts.ts'
import type { FinishedTest } from '../../../../domain/tests/finished-test.ts'
import { measures } from '../../../../domain/tests/form.ts'
import { targetScoresStore } from '../../../../storage/tests/target-scores.ts'
import { SeriesSymbol } from '../../../../ui/charts/trend-chart.tsx'
import { useStore } from '../../../../ui/hooks/use-store.ts'
import { FoldedTable } from '../../data-table.tsx'
import { measureNames } from '../../test-names.ts'
import { RangeChart, seriesOf, type DatedRange } from './range-chart.tsx'
import { TargetForm } from './target-form.tsx'
import styles from './scores-over-time.module.css'

/** More do not fit on a phone. */
const mostShown = 10

type Props = Readonly<{ tests: readonly FinishedTest[]; attempts: readonly Attempt[] }>

/** The estimated ranges of all tests, each measure beside its target, as a chart and as a table. */
export function ScoresOverTime({ tests, attempts }: Props): ReactNode {
  const targets = useStore(targetScoresStore)
  const ranges = rangesOf(tests, attempts)
  if (ranges.length === 0) return null
  return (
    <section className={styles['scores']} aria-labelledby="over-time">
      <h2 id="over-time">Your scores over time</h2>
      <p className={styles['legend']}>
        {measures.map((measure) => (
          <span key={measure}>
            <SeriesSymbol {...seriesOf[measure]} /> {measureNames[measure]}
          </span>
        ))}
        <span>Bars: the estimated range. Dashed lines: your targets.</span>
      </p>
      <RangeChart
        ranges={ranges}
        targets={targets}
        label="The estimated score ranges of your tests, the oldest first. The table below has the same figures."
      />
      <FoldedTable heads={['Date', 'Measure', 'Range', 'Most likely', 'To your target']}>
        {ranges.toReversed().flatMap(({ day, estimates }, index) =>
          estimates.map(({ measure, low, high, median }) => (
            <tr key={`${index} ${measure}`}>
              <td>{day}</td>
              <td>{measureNames[measure]}</td>
              <td>{`${low}–${high}`}</td>
              <td>{median}</td>
              <td>{distanceText(median, targets[measure])}</td>
            </tr>
          )),
        )}
      </FoldedTable>
      <TargetForm />
    </section>
  )
}

function rangesOf(tests: readonly FinishedTest[], attempts: readonly Attempt[]): readonly DatedRange[] {
  return tests
    .map((test) => ({
      day: new Date(test.session.finishedAt ?? 0).toLocaleDateString('en-US', {
        month: 'short',
        day: 'numeric',
      }),
      estimates: estimatesFromAttempts(test, attempts).map(({ measure, estimate }) => ({
        measure,
        ...estimate,
      })),
    }))
    .filter(({ estimates }) => estimates.length > 0)
    .slice(0, mostShown)
    .toReversed()
}

function distanceText(median: number, target: number | undefined): string {
  if (target === undefined) return 'no target'
  return median >= target ? 'reached' : `${target - median} to go`
}
