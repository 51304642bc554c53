import type { Answer, Question } from '../domain/questions/question.ts'

/** What the field of any kind of question is given. */
export type FieldProps<Q extends Question> = Readonly<{
  question: Q
  answer: Answer
  /** Once revealed, the answer is locked and marked. */
  revealed: boolean
  onAnswer: (answer: Answer) => void
}>
