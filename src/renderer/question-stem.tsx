import { createElement, memo, type ReactNode } from 'react'
import { choosesFromPassage } from '../domain/questions/kinds/kinds.ts'
import type { Question, QuestionKind, QuestionOf, Stimulus } from '../domain/questions/question.ts'
import { stemId } from './answer/answer-field-props.ts'
import { Quantities } from './kinds/quantities.tsx'
import { RichBlock } from './rich-text.tsx'
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
}>

/**
 * The text of the question, with its passage, figure or chart. The keys replace whole elements when the question
 * changes: browser translation replaces text nodes, and React would fail to update those.
 */
export const QuestionStem = memo(function QuestionStem({ question, number }: Props): ReactNode {
  const { stimulus, direction } = question
  return (
    <>
      {stimulus && !choosesFromPassage(question) && (
        <section
          key={stimulus.id}
          className={styles['stimulus']}
          aria-label={number === undefined ? labels[stimulus.kind] : `${labels[stimulus.kind]} ${number}`}
        >
          <RichBlock text={stimulus.text} />
        </section>
      )}
      {direction !== null && <p className={styles['direction']}>{direction}</p>}
      {question.text.length > 0 && (
        <div
          key={question.id}
          className={styles['stem']}
          id={question.spoken.text === null ? stemId(question) : undefined}
        >
          <RichBlock text={question.text} />
        </div>
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
