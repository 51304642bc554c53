import type { ReactNode } from 'react'
import type { Answer, Question } from '../../domain/questions/question.ts'
import { stemId } from './answer-field-props.ts'
import { SingleField } from '../kinds/single.tsx'

type LazyKinds = typeof import('../kinds/lazy-kinds.tsx')

let lazyKinds: LazyKinds | null = null

/**
 * Loads the fields of all kinds except "single". Wait for this before rendering a question of another kind. The
 * numbered quizzes contain only the kind "single", so their pages do not load the other fields.
 */
export async function loadLazyKinds(): Promise<void> {
  lazyKinds ??= await import('../kinds/lazy-kinds.tsx')
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
      {fieldFor(question, { answer, revealed, onAnswer })}
    </div>
  )
}

function fieldFor(question: Question, props: Required<Omit<Props, 'question'>>): ReactNode {
  if (question.kind === 'single') return <SingleField question={question} {...props} />
  if (!lazyKinds) throw new Error(`Cannot render kind "${question.kind}" before loadLazyKinds() has finished`)
  return <lazyKinds.LazyKindField question={question} {...props} />
}
