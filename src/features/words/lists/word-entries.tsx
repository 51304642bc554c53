import type { ReactNode } from 'react'
import type { Sense as Meaning, Word } from '../../../content/words/word-schema.ts'
import { asSentence } from './as-sentence.ts'
import styles from './word-entries.module.css'

/** Full dictionary entries. */
export function WordEntries({ words }: { words: readonly Word[] }): ReactNode {
  return (
    <dl className={styles['words']}>
      {words.map((word) => (
        <div key={word.word} id={word.word}>
          <dt>
            <dfn>{word.word}</dfn> <span aria-hidden="true">/{word.sound}/</span> <span>{word.part}</span>{' '}
            {word.charge && <span className={styles[word.charge]}>{word.charge}</span>}
          </dt>
          <dd>
            <p>{asSentence(word.definition)}</p>
            <p className={styles['sentence']}>{word.sentence}</p>
            {word.senses?.map((sense) => (
              <Sense key={sense.definition} sense={sense} />
            ))}
            {word.company && <p>Often: {word.company.join(', ')}.</p>}
            <p className={styles['near']}>
              Near: {word.synonyms.join(', ')}.{word.opposites && ` Opposite: ${word.opposites.join(', ')}.`}
            </p>
            {word.nuance && <p>{word.nuance}</p>}
            {word.family && <p>Family: {word.family.join(', ')}.</p>}
            {word.root && <p>Root: {asSentence(word.root)}</p>}
            {word.confuse && <p>Do not confuse with: {word.confuse}.</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A further meaning, which may be another part of speech. */
function Sense({ sense }: { sense: Meaning }): ReactNode {
  return (
    <>
      <p>
        Also{sense.part && ` (${sense.part})`}: {asSentence(sense.definition)}
      </p>
      <p className={styles['sentence']}>{sense.sentence}</p>
    </>
  )
}
