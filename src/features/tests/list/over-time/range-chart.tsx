import type { ReactNode } from 'react'
import { measures, type Measure } from '../../../../domain/tests/form.ts'
import type { TargetScores } from '../../../../storage/tests/target-scores.ts'
import type { Series } from '../../../../ui/charts/trend-chart.tsx'
import styles from './range-chart.module.css'

/** The estimates of one test. */
export type DatedRange = Readonly<{
  day: string
  estimates: readonly Readonly<{ measure: Measure; low: number; high: number; median: number }>[]
}>

export const seriesOf: Readonly<Record<Measure, Series>> = {
  verbal: { name: 'verbal', shape: 'circle', color: 'var(--verbal)' },
  quantitative: { name: 'quantitative', shape: 'square', color: 'var(--quantitative)' },
}

const [lowest, highest] = [130, 170]
const height = 220
const margin = { left: 34, right: 34, top: 10, bottom: 24 }
const slotWidth = 56
/** How far a range stands from the middle of its test, so that the two measures do not cover each other. */
const offsets: Readonly<Record<Measure, number>> = { verbal: -8, quantitative: 8 }

type Props = Readonly<{ ranges: readonly DatedRange[]; targets: TargetScores; label: string }>

/** Score ranges of tests, one beside the other, with the target of each measure as a line. */
export function RangeChart({ ranges, targets, label }: Props): ReactNode {
  const width = margin.left + margin.right + Math.max(4, ranges.length) * slotWidth
  const yOf = (score: number): number =>
    margin.top + ((highest - score) / (highest - lowest)) * (height - margin.top - margin.bottom)
  const xOf = (index: number): number => margin.left + (index + 0.5) * slotWidth
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${height}`}
      width={width * 1.5}
      role="img"
      aria-label={label}
    >
      {[130, 140, 150, 160, 170].map((score) => (
        <g key={score} className={styles['grid']}>
          <line x1={margin.left} x2={width - margin.right} y1={yOf(score)} y2={yOf(score)} />
          <text x={margin.left - 6} y={yOf(score)} textAnchor="end" dominantBaseline="central">
            {score}
          </text>
        </g>
      ))}
      {measures.map((measure) => {
        const target = targets[measure]
        return (
          target !== undefined && (
            <g key={measure} className={styles['target']} data-section={measure}>
              <line x1={margin.left} x2={width - margin.right} y1={yOf(target)} y2={yOf(target)} />
              <text x={width - margin.right + 4} y={yOf(target)} dominantBaseline="central">
                {`${measure === 'verbal' ? 'V' : 'Q'} ${target}`}
              </text>
            </g>
          )
        )
      })}
      {ranges.map(({ day, estimates }, index) => (
        <g key={index}>
          {estimates.map(({ measure, low, high, median }) => {
            const x = xOf(index) + offsets[measure]
            return (
              <g key={measure} className={styles['range']} data-section={measure}>
                <title>{`${day}, ${measure}: ${low} to ${high}, most likely ${median}`}</title>
                <line x1={x} x2={x} y1={yOf(high)} y2={yOf(low)} />
                {measure === 'verbal' ? (
                  <circle cx={x} cy={yOf(median)} r={5} />
                ) : (
                  <rect x={x - 4.5} y={yOf(median) - 4.5} width={9} height={9} />
                )}
              </g>
            )
          })}
          <text x={xOf(index)} y={height - 7} textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
    </svg>
  )
}
