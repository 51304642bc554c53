import type { ReactNode } from 'react'
import styles from './plain-page.module.css'

/** The layout of a page that is only a title and text. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <article className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </article>
  )
}
