import { Fragment, type ReactNode } from 'react'
import type { Cluster } from '../../../content/words/cluster-schema.ts'
import { wordPath } from '../../../domain/words/word-path.ts'
import styles from './cluster-list.module.css'

type Props = Readonly<{
  clusters: readonly Cluster[]
  /** The words that have entries to link to. */
  entries: ReadonlySet<string>
}>

/** Clusters, each with what its words share, a sentence where all fit, and how they differ. */
export function ClusterList({ clusters, entries }: Props): ReactNode {
  return (
    <ul className={styles['clusters']}>
      {clusters.map(({ words, meaning, sentence, apart }) => (
        <li key={words.join()}>
          <h2>
            {words.map((word, index) => (
              <Fragment key={word}>
                {index > 0 && ', '}
                {entries.has(word) ? <a href={wordPath(word)}>{word}</a> : word}
              </Fragment>
            ))}
          </h2>
          <p className={styles['meaning']}>{meaning}</p>
          <p className={styles['sentence']}>{sentence}</p>
          <p>{apart}</p>
        </li>
      ))}
    </ul>
  )
}
