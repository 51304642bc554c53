import { Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Icon } from '../buttons/icon.tsx'

/** A message that stays on the page, about something to know or a problem. */
export function Notice({
  tone = 'note',
  children,
}: {
  tone?: 'note' | 'problem'
  children: ReactNode
}): ReactNode {
  const shape = tone === 'problem' ? TriangleAlert : Info
  return (
    <div className={styles['notice']} data-tone={tone}>
      <Icon shape={shape} size={22} />
      <div>{children}</div>
    </div>
  )
}
