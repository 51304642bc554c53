import type { Answer, Question } from '../../domain/questions/question.ts'

/** What the field of any kind of question is given. */
export type FieldProps<Q extends Question> = Readonly<{
  question: Q
  answer: Answer
  /** Once revealed, the answer is locked and marked. */
  revealed: boolean
  onAnswer: (answer: Answer) => void
}>

/** The id of what a question asks, as it is to be read out with its choices. */
export function stemId({ id, text }: Question): string | undefined {
  return text.length === 0 ? undefined : `stem-${id}`
}
