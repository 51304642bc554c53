import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

/**
 * How much of a hundred is reached, in the hue of the place it stands in. Each share is a bar of its own: one that
 * grew would be told at every step, over what is to be heard.
 */
export function ProgressBar({ percent, label }: { percent: number; label: string }): ReactNode {
  return <progress key={percent} className={styles['bar']} max={100} value={percent} aria-label={label} />
}
