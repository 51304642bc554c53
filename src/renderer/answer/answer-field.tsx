import { createElement, type ReactNode } from 'react'
import type { Answer, Question, QuestionKind } from '../../domain/questions/question.ts'
import { stemId, type FieldProps, type FieldsByKind } from './answer-field-props.ts'
import { SingleField } from '../kinds/single.tsx'

let fields: Partial<FieldsByKind> = { single: SingleField }

/**
 * Loads the fields of all kinds except "single". Wait for this before rendering a question of another kind. The
 * numbered quizzes contain only the kind "single", so their pages do not load the other fields.
 */
export async function loadLazyKinds(): Promise<void> {
  const { lazyFields } = await import('../kinds/lazy-kinds.tsx')
  fields = { single: SingleField, ...lazyFields }
}

type Props = Readonly<{
  question: Question
  answer: Answer
  revealed: boolean
  onAnswer?: (answer: Answer) => void
}>

/** The input for the answer to a question of any kind. */
export function AnswerField({ question, answer, revealed, onAnswer = () => undefined }: Props): ReactNode {
  return (
    <div data-choices={question.id}>
      {question.spoken.text !== null && (
        <p id={stemId(question)} hidden>
          {question.spoken.text}
        </p>
      )}
      <FieldOfKind question={question} answer={answer} revealed={revealed} onAnswer={onAnswer} />
    </div>
  )
}

function FieldOfKind<K extends QuestionKind>(props: FieldProps<K>): ReactNode {
  const Field: Partial<FieldsByKind>[K] = fields[props.question.kind]
  if (!Field)
    throw new Error(`Cannot render kind "${props.question.kind}" before loadLazyKinds() has finished`)
  return createElement<FieldProps<K>>(Field, props)
}
