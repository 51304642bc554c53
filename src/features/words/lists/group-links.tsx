import type { ReactNode } from 'react'
import styles from './group-links.module.css'

/** A group of words, such as a letter or a theme, with its page under /gre-vocabulary/. */
export type GroupLink = Readonly<{ slug: string; name: string }>

/** Links to the pages of groups of words. */
export function GroupLinks({
  title,
  groups,
  current,
}: {
  title: string
  groups: readonly GroupLink[]
  current?: string
}): ReactNode {
  return (
    <nav className={styles['groups']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {groups.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/gre-vocabulary/${slug}`} aria-current={slug === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
