import type { ReactNode } from 'react'
import type { Word } from '../../content/words/word-schema.ts'
import styles from './word-entries.module.css'

/** Full dictionary entries. */
export function WordEntries({ words }: { words: readonly Word[] }): ReactNode {
  return (
    <dl className={styles['words']}>
      {words.map((word) => (
        <div key={word.word} id={word.word}>
          <dt>
            <dfn>{word.word}</dfn> <span aria-hidden="true">/{word.sound}/</span> <span>{word.part}</span>
          </dt>
          <dd>
            <p>{asSentence(word.definition)}</p>
            <p className={styles['sentence']}>{word.sentence}</p>
            <p className={styles['near']}>
              Near: {word.synonyms.join(', ')}.{word.opposites && ` Opposite: ${word.opposites.join(', ')}.`}
            </p>
            {word.nuance && <p>{word.nuance}</p>}
            {word.root && <p>Root: {asSentence(word.root)}</p>}
            {word.confuse && <p>Do not confuse with: {word.confuse}.</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function asSentence(text: string): string {
  const end = /[.!?]$/.test(text) ? '' : '.'
  return text.charAt(0).toUpperCase() + text.slice(1) + end
}
