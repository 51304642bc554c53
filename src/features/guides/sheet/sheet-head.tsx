import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './sheet-head.module.css'

/**
 * The head of a formula sheet, with the button that prints it; without a script it has none. Its style lays out the guide
 * that begins with it: lists in columns where there is room, and one page on paper.
 */
export function SheetHead({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles['sheet']}>
      {children}
      <p className={`${styles['print']} no-print`}>
        <Button look="quiet" data-print="" data-needs-script="">
          Print
        </Button>
        <span>It prints on one page, US Letter or A4.</span>
      </p>
    </div>
  )
}
