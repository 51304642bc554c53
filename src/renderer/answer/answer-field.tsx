import type { ReactNode } from 'react'
import type { Answer, Question } from '../../domain/questions/question.ts'
import { stemId } from './answer-field-props.ts'
import { SingleField } from '../kinds/single.tsx'

type Fields = typeof import('../kinds/lazy-kinds.tsx')

let rare: Fields | null = null

/**
 * Gets the fields of the rarer kinds; whoever shows such a question waits for this first. The numbered quizzes
 * hold one kind only, and those who never meet the others never load their fields.
 */
export async function loadRareKinds(): Promise<void> {
  rare ??= await import('../kinds/lazy-kinds.tsx')
}

type Props = Readonly<{
  question: Question
  answer: Answer
  revealed: boolean
  onAnswer?: (answer: Answer) => void
}>

/** Where a question of any kind is answered. */
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

function fieldFor(question: Question, given: Required<Omit<Props, 'question'>>): ReactNode {
  if (question.kind === 'single') return <SingleField question={question} {...given} />
  if (!rare) throw new Error(`The field for ${question.kind} has not been loaded`)
  return <rare.RareField question={question} {...given} />
}
