import type { ReactNode } from 'react'
import type { Answer, Question, QuestionKind, QuestionOf } from '../../domain/questions/question.ts'

/** The props of the field of each kind of question. */
export type FieldProps<K extends QuestionKind> = Readonly<{
  question: QuestionOf<K>
  answer: Answer
  /** Whether the answer was checked: it is then locked and shows its verdict. */
  revealed: boolean
  onAnswer: (answer: Answer) => void
}>

/** The id of the element that describes the answer field to screen readers: the question text or its spoken form. */
export function stemId({ id, text }: Question): string | undefined {
  return text.length === 0 ? undefined : `stem-${id}`
}

/** The component that each kind is answered with. */
export type FieldsByKind = Readonly<{ [K in QuestionKind]: (props: FieldProps<K>) => ReactNode }>
