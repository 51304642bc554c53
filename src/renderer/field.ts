import type { Answer, Question } from '../domain/questions/question.ts'
import type { RichText } from '../domain/questions/rich-text.ts'

/** What the field of any kind of question is given. */
export type FieldProps<Q extends Question> = Readonly<{
  question: Q
  answer: Answer
  /** Once revealed, the answer is locked and marked. */
  revealed: boolean
  onAnswer: (answer: Answer) => void
}>

/** The id of what a question asks. A formula has none: read out in a line, it would lose its fractions and powers. */
export function stemId({ id, text }: Question): string | undefined {
  return text.length === 0 || holdsFormula(text) ? undefined : `stem-${id}`
}

function holdsFormula(text: RichText): boolean {
  return text.some(
    (node) => typeof node !== 'string' && (node.tag === 'math' || holdsFormula(node.children ?? [])),
  )
}
