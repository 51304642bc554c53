import { createElement, memo, type ReactNode } from 'react'
import type { BlankWord } from '../domain/questions/kinds/kind-rules.ts'
import { choosesFromPassage, wordsInBlanks } from '../domain/questions/kinds/kinds.ts'
import {
  noAnswer,
  type Answer,
  type Question,
  type QuestionKind,
  type QuestionOf,
  type Stimulus,
} from '../domain/questions/question.ts'
import { stemId } from './answer/answer-field-props.ts'
import { FilledBlank } from './blank-word.tsx'
import { Quantities } from './kinds/quantities.tsx'
import { Rich, RichBlock } from './rich-text.tsx'
import styles from './question-stem.module.css'

const labels: Readonly<Record<Stimulus['kind'], string>> = {
  passage: 'Passage',
  figure: 'Figure',
  chart: 'Chart',
}

type Props = Readonly<{
  question: Question
  /** Added to the label of the passage ("Passage 4") if one page shows several questions. */
  number?: number
  /** The words chosen so far stand in the blanks of the text. */
  answer?: Answer
  /** Whether the answer was checked: the words in the blanks then show their verdicts. */
  revealed?: boolean
}>

/** The text of the question, with its passage, figure or chart. */
export function QuestionStem({ number, ...text }: Props): ReactNode {
  return (
    <>
      <QuestionStimulus question={text.question} number={number} />
      <QuestionText {...text} />
    </>
  )
}

type StimulusProps = Readonly<{ question: Question; number?: number | undefined }>

/**
 * The passage, figure or chart of a question. The keys here and below replace whole elements when the question changes:
 * browser translation replaces text nodes, and React would fail to update those.
 */
export const QuestionStimulus = memo(function QuestionStimulus(props: StimulusProps): ReactNode {
  const { question, number } = props
  const { stimulus } = question
  return (
    stimulus &&
    !choosesFromPassage(question) && (
      <section
        key={stimulus.id}
        className={styles['stimulus']}
        aria-label={number === undefined ? labels[stimulus.kind] : `${labels[stimulus.kind]} ${number}`}
      >
        <RichBlock text={stimulus.text} />
      </section>
    )
  )
})

/** The text of the question without its passage, figure or chart. */
export function QuestionText({
  question,
  answer = noAnswer,
  revealed = false,
}: Omit<Props, 'number'>): ReactNode {
  const words = wordsInBlanks(question, answer)
  return <Text question={question} words={words} revealed={words !== null && revealed} />
}

type TextProps = Readonly<{ question: Question; words: readonly BlankWord[] | null; revealed: boolean }>

const Text = memo(function Text({ question, words, revealed }: TextProps): ReactNode {
  const { direction } = question
  const blanks = words?.values()
  const nextBlank = (): ReactNode => {
    const word = blanks?.next().value
    return word && <FilledBlank word={word} isRevealed={revealed} />
  }
  return (
    <>
      {direction !== null && <p className={styles['direction']}>{direction}</p>}
      {question.text.length > 0 && (
        <div
          key={question.id}
          className={styles['stem']}
          id={question.spoken.text === null ? stemId(question) : undefined}
        >
          <RichBlock text={question.text} {...(words && { nextBlank })} />
        </div>
      )}
      {question.note && (
        <p key={`${question.id} note`} className={styles['direction']}>
          <Rich text={question.note} />
        </p>
      )}
      <PartBelowText key={`${question.id} part`} question={question} />
    </>
  )
})

/** What a kind shows between its text and its answer field. */
const partsBelowText: Readonly<{ [K in QuestionKind]?: (props: { question: QuestionOf<K> }) => ReactNode }> =
  { comparison: Quantities }

function PartBelowText<K extends QuestionKind>({ question }: { question: QuestionOf<K> }): ReactNode {
  const Part: (typeof partsBelowText)[K] = partsBelowText[question.kind]
  return Part && createElement<{ question: QuestionOf<K> }>(Part, { question })
}
