import type { ReactNode } from 'react'
import type { Word } from '../../content/words/word-schema.ts'
import { wordPath } from '../../domain/words/word-path.ts'
import styles from './top-words.module.css'

/** The 30-day plan has this many new words a day, and links to the first word of each day. */
const wordsPerDay = 12

/** The most useful words, each with its definition and a link to its full entry. */
export function TopWords({ words }: { words: readonly Word[] }): ReactNode {
  return (
    <dl className={styles['words']}>
      {words.map(({ word, definition }, index) => (
        <div key={word} id={index % wordsPerDay === 0 ? `word-${index + 1}` : undefined}>
          <dt>
            <dfn>
              <a href={wordPath(word)}>{word}</a>
            </dfn>
          </dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
