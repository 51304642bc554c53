import { Fragment, type ReactNode } from 'react'
import type { Cluster } from '../../../content/words/cluster-schema.ts'
import { wordPath } from '../../../domain/words/word-path.ts'
import { asSentence } from './as-sentence.ts'
import styles from './word-entries.module.css'

type Props = Readonly<{
  clusters: readonly Cluster[]
  /** The words that have entries to link to. */
  entries: ReadonlySet<string>
}>

/** Clusters, each with what its words share, a sentence where all fit, and how they differ. */
export function ClusterList({ clusters, entries }: Props): ReactNode {
  return (
    <dl className={styles['words']}>
      {clusters.map(({ words, meaning, sentence, apart }) => (
        <div key={words.join()}>
          <dt>
            <dfn>
              {words.map((word, index) => (
                <Fragment key={word}>
                  {index > 0 && ', '}
                  {entries.has(word) ? <a href={wordPath(word)}>{word}</a> : word}
                </Fragment>
              ))}
            </dfn>
          </dt>
          <dd>
            <p>{asSentence(meaning)}</p>
            <p className={styles['sentence']}>{sentence}</p>
            <p className={styles['near']}>{apart}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
