import type { ReactNode } from 'react'
import { estimateScore, isEstimate, type NoEstimate } from '../../../domain/score/estimate-score.ts'
import type { Shift } from '../../../domain/score/official-scores.ts'
import { measures, type Measure } from '../../../domain/tests/form.ts'
import { tallyOfMeasure, type ReportedSection } from '../../../domain/tests/test-report.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { measureNames } from '../test-names.ts'
import styles from './test-report.module.css'

const reasons: Readonly<Record<NoEstimate, string>> = {
  untimed: 'No estimate: without a time limit, right answers say little about a score.',
  'too few answered': 'No estimate: with fewer than eight answers in a section, it would be a guess.',
  'one section': 'No estimate: it takes both sections of the measure.',
}

const routeNames = { easy: 'the easier', medium: 'the middle', hard: 'the harder' } as const

type Props = Readonly<{
  report: readonly ReportedSection[]
  /** How far official scores move the estimate of a measure; nothing for a report that came in a link. */
  shiftOf: (measure: Measure) => Shift
}>

/** The estimated score of each measure as a range, or why there is none. */
export function ScoreBlock({ report, shiftOf }: Props): ReactNode {
  const tallies = measures
    .map((measure) => tallyOfMeasure(measure, report))
    .filter(({ first, second }) => first !== null || second !== null)
  const hasEstimate = tallies.some((tally) => isEstimate(estimateScore(tally)))
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">Estimated score</h2>
      <div className={styles['scores']}>
        {tallies.map((tally) => {
          const shift = shiftOf(tally.measure)
          const estimate = estimateScore(tally, shift.points)
          const right = (tally.first?.right ?? 0) + (tally.second?.right ?? 0)
          return (
            <div key={tally.measure} className={styles['score']} data-section={tally.measure}>
              <h3>{measureNames[tally.measure]}</h3>
              {isEstimate(estimate) ? (
                <>
                  <p className={styles['range']}>{`${estimate.low}–${estimate.high}`}</p>
                  <p>{`Most likely about ${estimate.median}.`}</p>
                  {shift.points !== 0 && <p>{shiftText(shift)}</p>}
                  <p>{`Between ${estimate.lowPercentile}% and ${estimate.highPercentile}% of test takers (2022–25) scored lower.`}</p>
                </>
              ) : (
                <p>{reasons[estimate]}</p>
              )}
              <p>
                {`${right} right`}
                {tally.second && ` · ${routeNames[tally.second.version]} second section`}
              </p>
            </div>
          )
        })}
      </div>
      {hasEstimate && (
        <details className={styles['why']}>
          <summary>Why a range, and how far to trust it</summary>
          <p>
            The maker of the GRE publishes no table from right answers to scores. This estimate comes from a
            simulation of test takers that fits what others have reported. Four of five simulated takers with
            your answers and your second sections are within the range; it is one point wider on either side,
            because nobody has measured how hard our questions are beside the real ones.
          </p>
          <p>
            Even the official practice tests miss the real score by about four points for one taker in three.
            Take one of the two free official tests in the last weeks: it is the better rehearsal.
          </p>
        </details>
      )}
    </section>
  )
}

function shiftText({ points, scores }: Shift): string {
  const direction = points > 0 ? 'up' : 'down'
  return `Moved ${direction} by ${pluralize(Math.abs(points), 'point')}, by your ${pluralize(scores, 'official score')}.`
}
