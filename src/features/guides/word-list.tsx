import type { ReactNode } from 'react'
import type { Word } from '../../content/word-schema.ts'
import styles from './word-list.module.css'

/** Words with what they mean, and a sentence that shows it. */
export function WordList({ words }: { words: readonly Word[] }): ReactNode {
  return (
    <dl className={styles['words']}>
      {words.map((word) => (
        <div key={word.word} id={word.word}>
          <dt>
            <dfn>{word.word}</dfn> <span>{word.part}</span>
          </dt>
          <dd>
            {capitalized(word.definition)}. <em>{word.sentence}</em> Near: {word.synonyms.join(', ')}.
          </dd>
        </div>
      ))}
    </dl>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
