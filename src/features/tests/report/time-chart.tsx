import type { ReactNode } from 'react'
import { sections } from '../../../domain/questions/section.ts'
import type { ReportedQuestion } from '../../../domain/tests/test-report.ts'
import { formatDuration } from '../../../domain/time/instant.ts'
import styles from './time-chart.module.css'

const height = 160
const step = 26
const margin = { left: 40, right: 8, top: 10, bottom: 24 }
const marks = { correct: 'right', incorrect: 'wrong', skipped: 'not answered' } as const

type Props = Readonly<{ questions: readonly ReportedQuestion[]; label: string }>

/** The time on each question of a section, with the pace of the test as a line. Shapes tell right, wrong and open. */
export function TimeChart({ questions, label }: Props): ReactNode {
  const [first] = questions
  if (!first) return null
  const pace = sections[first.question.section].paceSeconds
  const longest = Math.max(pace * 1.5, ...questions.map(({ seconds }) => seconds))
  const width = margin.left + margin.right + questions.length * step
  const yOf = (seconds: number): number =>
    height - margin.bottom - (seconds / longest) * (height - margin.top - margin.bottom)
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${height}`}
      width={width * 1.4}
      role="img"
      aria-label={label}
    >
      {questions.map(({ seconds, outcome, number }, index) => {
        const x = margin.left + index * step
        return (
          <g key={number} className={styles[outcome]}>
            <title>{`Question ${number}: ${formatDuration(seconds)}, ${marks[outcome]}`}</title>
            <rect
              x={x + 5}
              y={yOf(seconds)}
              width={step - 10}
              height={height - margin.bottom - yOf(seconds)}
            />
            <Mark outcome={outcome} x={x + step / 2} y={Math.max(yOf(seconds) - 7, 6)} />
            <text x={x + step / 2} y={height - 8} textAnchor="middle">
              {number}
            </text>
          </g>
        )
      })}
      <line
        className={styles['pace']}
        x1={margin.left}
        x2={width - margin.right}
        y1={yOf(pace)}
        y2={yOf(pace)}
      />
      <text
        className={styles['axis']}
        x={margin.left - 4}
        y={yOf(pace)}
        textAnchor="end"
        dominantBaseline="central"
      >
        {Math.floor(pace / 60)}:{String(pace % 60).padStart(2, '0')}
      </text>
    </svg>
  )
}

function Mark({
  outcome,
  x,
  y,
}: Readonly<{ outcome: ReportedQuestion['outcome']; x: number; y: number }>): ReactNode {
  if (outcome === 'correct') return <circle cx={x} cy={y} r={3.5} />
  if (outcome === 'incorrect') return <path d={`M${x - 3.5} ${y - 3.5}l7 7m0 -7l-7 7`} />
  return <path d={`M${x - 4} ${y}h8`} />
}
