import { Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Icon } from '../buttons/icon.tsx'

/** A sentence that stays on the page: something to know, or something that went wrong. */
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
