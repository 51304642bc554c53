import { Fragment, type ReactNode } from 'react'
import { choiceLetter, type Choice } from '../../domain/questions/question.ts'
import { Verdict, verdictOn } from '../answer/choice-list.tsx'
import { stemId, type FieldProps } from '../answer/answer-field-props.ts'
import { Rich } from '../rich-text.tsx'
import styles from './sentence.module.css'

/** Select-a-sentence: the passage in its paragraphs, of which each sentence is a radio button. */
export function SentenceField({ question, answer, revealed, onAnswer }: FieldProps<'sentence'>): ReactNode {
  const { id, choices, paragraphs } = question
  const startOf = (index: number): number => paragraphs.slice(0, index).reduce((sum, count) => sum + count, 0)
  return (
    <fieldset className={styles['passage']} aria-describedby={stemId(question)}>
      <legend className="visually-hidden">Select a sentence in the passage</legend>
      {paragraphs.map((count, paragraph) => {
        const start = startOf(paragraph)
        return (
          <p key={start}>
            {choices.slice(start, start + count).map((choice, index) => (
              <Sentence
                key={choice.id}
                name={`answer-${id}`}
                choice={choice}
                letter={choiceLetter(start + index)}
                isChosen={answer.includes(choice.id)}
                revealed={revealed}
                onChoose={() => onAnswer([choice.id])}
              />
            ))}
          </p>
        )
      })}
    </fieldset>
  )
}

type SentenceProps = Readonly<{
  name: string
  choice: Choice
  letter: string
  isChosen: boolean
  revealed: boolean
  onChoose: () => void
}>

function Sentence({ name, choice, letter, isChosen, revealed, onChoose }: SentenceProps): ReactNode {
  const verdict = revealed ? verdictOn(choice, isChosen) : null
  return (
    <Fragment>
      <label
        className={styles['sentence']}
        data-verdict={verdict?.toLowerCase()}
        data-locked={revealed || undefined}
      >
        <input
          className={styles['radio']}
          type="radio"
          name={name}
          value={choice.id}
          checked={isChosen}
          disabled={revealed}
          onChange={onChoose}
        />
        <span className={styles['text']}>
          <span className={styles['letter']} aria-hidden="true">
            {letter}
          </span>
          <Rich text={choice.text} />
        </span>
        {verdict && (
          <>
            {' '}
            <Verdict verdict={verdict} />
          </>
        )}
      </label>{' '}
    </Fragment>
  )
}
