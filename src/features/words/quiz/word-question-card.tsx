import { Check, X } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { sentenceWithBlank, type WordCard } from '../../../domain/words/word-card.ts'
import type { RoundMode } from '../../../domain/words/round-mode.ts'
import type { WordQuestion } from '../../../domain/words/word-round.ts'
import { settingsStore } from '../../../storage/settings/settings.ts'
import { withBlanks } from '../../../ui/text-with-blanks.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import styles from './word-quiz.module.css'

type Props = Readonly<{
  question: WordQuestion
  mode: RoundMode
  /** The number of this question and how many words are left, as text. */
  position: string
  /** Called at once when a choice is made. */
  onAnswer: (word: string) => void
  /** Called when the learner has read the verdict and moves on. */
  onNext: (word: string) => void
  onStop: () => void
}>

const tasks = {
  meaning: 'What does it mean?',
  word: 'Which word is it?',
  gap: 'Which word fits the blank?',
} as const

/** One question of a round: the choices, then the verdict. */
export function WordQuestionCard({ question, mode, position, onAnswer, onNext, onStop }: Props): ReactNode {
  const [answer, setAnswer] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const { keys } = useStore(settingsStore)
  const { card, options } = question
  // Focus: the word at first, the Next button after the answer.
  useEffect(() => (answer === null ? heading : nextButton).current?.focus(), [answer])
  const choose = (word: string): void => {
    setAnswer(word)
    onAnswer(word)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const option = options['1234'.indexOf(event.key)]
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length !== 1 || !option || answer !== null) return
    choose(option.word)
  })
  // Keyboard: the digits choose wherever the focus is, unless the learner has turned single keys off.
  useEffect(() => {
    if (!keys) return
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keys])
  const isRight = answer === card.word
  return (
    <section className={styles['card']} aria-label={position}>
      <p className={styles['place']}>{position}</p>
      <h1 ref={heading} tabIndex={-1} className={mode === 'meaning' ? styles['word'] : styles['prompt']}>
        {withBlanks(promptFor(card, mode))}
      </h1>
      <p>{tasks[mode]}</p>
      <ul className={styles['options']}>
        {options.map((option, index) => {
          const verdict = answer === null ? undefined : verdictOn(option, card, answer)
          return (
            <li key={option.word}>
              <button
                type="button"
                disabled={answer !== null}
                data-verdict={verdict}
                onClick={() => choose(option.word)}
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
      {answer === null ? (
        <p>
          <Button look="quiet" onClick={onStop}>
            Stop here
          </Button>
        </p>
      ) : (
        <>
          <p id="verdict">
            <strong>{isRight ? 'Correct.' : 'Incorrect.'}</strong> <b>{card.word}</b>: {card.definition}.{' '}
            <i>{card.sentence}</i>
          </p>
          {/* The verdict is the description of the focused button: a separate live region would be interrupted by it. */}
          <Button ref={nextButton} aria-describedby="verdict" onClick={() => onNext(answer)}>
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

function verdictOn(option: WordCard, card: WordCard, answer: string): 'right' | 'wrong' | undefined {
  if (option.word === card.word) return 'right'
  return option.word === answer ? 'wrong' : undefined
}
