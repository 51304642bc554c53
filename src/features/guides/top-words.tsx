import type { ReactNode } from 'react'
import type { Word } from '../../content/words/word-schema.ts'
import { wordPath } from '../../domain/words/word-path.ts'
import styles from './top-words.module.css'

/** How many new words the 30-day plan gives to a day: it leads to where each day begins. */
const dailyWords = 12

/** The words that pay most, each with its meaning and the way to all that is said of it. */
export function TopWords({ words }: { words: readonly Word[] }): ReactNode {
  return (
    <dl className={styles['words']}>
      {words.map(({ word, definition }, index) => (
        <div key={word} id={index % dailyWords === 0 ? `word-${index + 1}` : undefined}>
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
