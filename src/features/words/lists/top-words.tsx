import type { ReactNode } from 'react'
import type { Word } from '../../../content/words/word-schema.ts'
import { inMixedOrder } from '../../../domain/words/word-list.ts'
import { wordPath } from '../../../domain/words/word-path.ts'
import styles from './top-words.module.css'

/** The 30-day plan has this many new words a day, and links to the first word of each day. */
const wordsPerDay = 12

/** How many words stand under one heading. The lists of the word quiz hold two such groups. */
const groupLength = 30

/** The most useful words in mixed groups, each with its definition and a link to its full entry. */
export function TopWords({ words }: { words: readonly Word[] }): ReactNode {
  const mixed = inMixedOrder(words)
  const starts = mixed.map((_, index) => index).filter((index) => index % groupLength === 0)
  return (
    <div className={styles['groups']}>
      {starts.map((start) => (
        <Group key={start} start={start} words={mixed.slice(start, start + groupLength)} />
      ))}
    </div>
  )
}

function Group({ start, words }: Readonly<{ start: number; words: readonly Word[] }>): ReactNode {
  return (
    <>
      <h3>
        Words {start + 1} to {start + words.length}
      </h3>
      <dl className={styles['words']}>
        {words.map(({ word, definition }, index) => (
          <div key={word} id={(start + index) % wordsPerDay === 0 ? `word-${start + index + 1}` : undefined}>
            <dt>
              <dfn>
                <a href={wordPath(word)}>{word}</a>
              </dfn>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
