import { List } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/buttons/icon.tsx'
import styles from './guide-contents.module.css'

export type GuideHeading = Readonly<{ depth: number; slug: string; text: string }>

/**
 * The table of contents: beside the guide on wide screens, and on others a popover whose button stays at the top of the
 * screen. Neither needs a script.
 */
export function GuideContents({ headings }: { headings: readonly GuideHeading[] }): ReactNode {
  const parts = headings.filter((heading) => heading.depth === 2)
  return (
    <div className={styles['contents']}>
      <button className={`icon-button ${styles['opener']}`} type="button" popoverTarget="contents">
        <Icon shape={List} />
        Contents
      </button>
      <nav className={styles['list']} id="contents" popover="auto" aria-label="Contents">
        <ol>
          {parts.map((heading) => (
            <li key={heading.slug}>
              <a href={`#${heading.slug}`}>{heading.text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
