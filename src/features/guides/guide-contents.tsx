import type { ReactNode } from 'react'
import styles from './guide-contents.module.css'

export type GuideHeading = Readonly<{ depth: number; slug: string; text: string }>

/** The table of contents, twice: CSS shows one beside the guide on wide screens and a collapsed one above it on narrow ones. */
export function GuideContents({ headings }: { headings: readonly GuideHeading[] }): ReactNode {
  const parts = headings.filter((heading) => heading.depth === 2)
  const list = (
    <ol>
      {parts.map((heading) => (
        <li key={heading.slug}>
          <a href={`#${heading.slug}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={styles['beside']} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        {list}
      </nav>
      <details className={styles['folded']}>
        <summary>On this page</summary>
        <nav aria-label="On this page">{list}</nav>
      </details>
    </>
  )
}
