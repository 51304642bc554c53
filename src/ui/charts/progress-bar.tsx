import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

/**
 * A bar in the hue of its section. The key makes React replace the element when the value changes, because some screen
 * readers announce every change of a progress element.
 */
export function ProgressBar({ percent, label }: { percent: number; label: string }): ReactNode {
  return <progress key={percent} className={styles['bar']} max={100} value={percent} aria-label={label} />
}
