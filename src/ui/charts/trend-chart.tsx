import type { ReactNode } from 'react'
import styles from './trend-chart.module.css'

/** A group of points. Its shape as well as its color distinguishes it from other series. */
export type Series = Readonly<{ name: string; shape: 'circle' | 'square' | 'triangle'; color: string }>

/** One point of the chart; `label` is its tooltip. */
type TrendPoint = Readonly<{ percent: number; series: Series; label: string }>

const width = 640
const height = 220
const margin = { left: 44, right: 14, top: 12, bottom: 28 }
const gridLines = [0, 25, 50, 75, 100]

/** Percentages from oldest to newest, with one line per series. */
export function TrendChart({ points, label }: { points: readonly TrendPoint[]; label: string }): ReactNode {
  const placed = points.map((point, index) => ({
    ...point,
    x: xOf(index, points.length),
    y: yOf(point.percent),
  }))
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g aria-hidden>
        {gridLines.map((percent) => (
          <g key={percent}>
            <line
              className={styles['grid']}
              x1={margin.left}
              x2={width - margin.right}
              y1={yOf(percent)}
              y2={yOf(percent)}
            />
            <text
              className={styles['axis']}
              x={margin.left - 8}
              y={yOf(percent)}
              textAnchor="end"
              dominantBaseline="central"
            >
              {percent}%
            </text>
          </g>
        ))}
        {[...new Set(points.map(({ series }) => series))].map((series) => (
          <polyline
            key={series.name}
            className={styles['line']}
            stroke={series.color}
            points={placed
              .filter((point) => point.series === series)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        ))}
        {placed.map((point, index) => (
          <g key={index} fill={point.series.color} className={styles['mark']}>
            <title>{point.label}</title>
            <PointSymbol shape={point.series.shape} x={point.x} y={point.y} />
          </g>
        ))}
        <text className={styles['axis']} x={margin.left} y={height - 6}>
          Older
        </text>
        <text className={styles['axis']} x={width - margin.right} y={height - 6} textAnchor="end">
          Newer
        </text>
      </g>
    </svg>
  )
}

/** The symbol of a series, for a legend. */
export function SeriesSymbol({ shape, color }: Omit<Series, 'name'>): ReactNode {
  return (
    <svg className={styles['key']} viewBox="-8 -8 16 16" aria-hidden="true">
      <g className={styles['mark']} fill={color}>
        <PointSymbol shape={shape} x={0} y={0} />
      </g>
    </svg>
  )
}

function PointSymbol({ shape, x, y }: { shape: Series['shape']; x: number; y: number }): ReactNode {
  if (shape === 'circle') return <circle cx={x} cy={y} r={5.5} />
  if (shape === 'square') return <rect x={x - 5} y={y - 5} width={10} height={10} />
  return <path d={`M${x} ${y - 7}l6.5 11.5h-13z`} />
}

function xOf(index: number, count: number): number {
  const inner = width - margin.left - margin.right - 16
  const share = count <= 1 ? 0.5 : index / (count - 1)
  return Math.round((margin.left + 8 + inner * share) * 10) / 10
}

function yOf(percent: number): number {
  const inner = height - margin.top - margin.bottom
  return Math.round((margin.top + inner * (1 - percent / 100)) * 10) / 10
}
