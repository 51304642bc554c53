import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

/** How much of a hundred is reached, in the hue of the place it stands in. */
export function ProgressBar({ percent, label }: { percent: number; label: string }): ReactNode {
  return <progress className={styles['bar']} max={100} value={percent} aria-label={label} />
}
