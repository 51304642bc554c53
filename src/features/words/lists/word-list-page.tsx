import type { ReactNode } from 'react'
import { WordSearch } from '../search/word-search.tsx'
import styles from './words-screen.module.css'

type Props = Readonly<{
  title: string
  lead: string
  /** The address of the JSON file with all word cards, for the search. */
  address: string
  /** The links to what one can do with the list. */
  actions: ReactNode
  children: ReactNode
}>

/** The frame of a page of words or clusters: its heading, the search, the actions, and below them the list. */
export function WordListPage({ title, lead, address, actions, children }: Props): ReactNode {
  return (
    <article className={styles['screen']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <WordSearch address={address} />
      <p className={styles['actions']}>{actions}</p>
      {children}
    </article>
  )
}
