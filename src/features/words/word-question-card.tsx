import { Check, X } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { sentenceWithBlank, type WordCard } from '../../domain/words/word-card.ts'
import type { RoundMode } from '../../domain/words/round-mode.ts'
import type { WordQuestion } from '../../domain/words/word-round.ts'
import { settingsStore } from '../../storage/settings/settings.ts'
import { withBlanks } from '../../ui/text-with-blanks.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/buttons/icon.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './word-quiz.module.css'

type Props = Readonly<{
  question: WordQuestion
  mode: RoundMode
  /** Which showing of a word it is, and how many words are left. */
  place: string
  /** A choice was made: it counts from now on. */
  onGiven: (word: string) => void
  /** The verdict was read. */
  onAnswered: (word: string) => void
  /** Nobody wants to go on with this round. */
  onStopped: () => void
}>

const tasks = {
  meaning: 'What does it mean?',
  word: 'Which word is it?',
  gap: 'Which word fits the blank?',
} as const

/** One word, its choices, and the verdict. */
export function WordQuestionCard({
  question,
  mode,
  place,
  onGiven,
  onAnswered,
  onStopped,
}: Props): ReactNode {
  const [given, setGiven] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { keys } = useStore(settingsStore)
  const { card, options } = question
  // The reader's eye goes to the word, then to what comes next; the focus, which is the browser's, goes there too.
  useEffect(() => (given === null ? heading : next).current?.focus(), [given])
  const give = (word: string): void => {
    setGiven(word)
    onGiven(word)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const option = options['1234'.indexOf(event.key)]
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length !== 1 || !option || given !== null) return
    give(option.word)
  })
  // The keyboard is outside React: digits choose wherever the focus is, unless single keys are turned off.
  useEffect(() => {
    if (!keys) return
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keys])
  const isRight = given === card.word
  return (
    <section className={styles['card']} aria-label={place}>
      <p className={styles['place']}>{place}</p>
      <h1 ref={heading} tabIndex={-1} className={mode === 'meaning' ? styles['word'] : styles['prompt']}>
        {withBlanks(promptFor(card, mode))}
      </h1>
      <p>{tasks[mode]}</p>
      <ul className={styles['options']}>
        {options.map((option, index) => {
          const verdict = given === null ? undefined : verdictOn(option, card, given)
          return (
            <li key={option.word}>
              <button
                type="button"
                disabled={given !== null}
                data-verdict={verdict}
                onClick={() => give(option.word)}
              >
                <span aria-hidden="true">{index + 1}</span>{' '}
                {mode === 'meaning' ? option.definition : option.word}{' '}
                {verdict && (
                  <strong>
                    <Icon shape={verdict === 'right' ? Check : X} weight={2.5} />
                    {verdict === 'right' ? 'Correct' : 'Incorrect'}
                  </strong>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {given === null ? (
        <p>
          <Button look="quiet" onClick={onStopped}>
            Stop here
          </Button>
        </p>
      ) : (
        <>
          <p id="verdict">
            <strong>{isRight ? 'Correct.' : 'Incorrect.'}</strong> <b>{card.word}</b>: {card.definition}.{' '}
            <i>{card.sentence}</i>
          </p>
          {/* The verdict is read out with the button that gets the focus: beside it, it would be cut off. */}
          <Button ref={next} aria-describedby="verdict" onClick={() => onAnswered(given)}>
            Next
          </Button>
        </>
      )}
    </section>
  )
}

function promptFor(card: WordCard, mode: RoundMode): string {
  if (mode === 'meaning') return card.word
  return mode === 'word' ? `${card.definition} (${card.part})` : sentenceWithBlank(card)
}

function verdictOn(option: WordCard, card: WordCard, given: string): 'right' | 'wrong' | undefined {
  if (option.word === card.word) return 'right'
  return option.word === given ? 'wrong' : undefined
}
