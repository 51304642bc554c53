import type { ReactNode } from 'react'
import styles from './score-ring.module.css'

const radius = 76
const circumference = 2 * Math.PI * radius

type Props = Readonly<{ percent: number; label: string; id?: string }>

/** A percentage as a ring. The key restarts the fill animation when the percentage changes. */
export function ScoreRing({ percent, label, id }: Props): ReactNode {
  return (
    <svg
      key={percent}
      className={styles['ring']}
      id={id}
      viewBox="0 0 176 176"
      role="img"
      aria-label={`${label}: ${percent}%`}
    >
      <circle className={styles['track']} cx="88" cy="88" r={radius} />
      <circle
        className={styles['fill']}
        cx="88"
        cy="88"
        r={radius}
        strokeDasharray={`${(circumference * percent) / 100} ${circumference}`}
        transform="rotate(-90 88 88)"
        visibility={percent === 0 ? 'hidden' : 'visible'}
      />
      <text
        aria-hidden
        className={styles['figure']}
        x="88"
        y="89"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {`${percent}%`}
      </text>
    </svg>
  )
}
