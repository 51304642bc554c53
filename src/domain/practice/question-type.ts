import { kindName } from '../questions/kinds/kinds.ts'
import type { QuestionKind } from '../questions/question.ts'
import { sectionOfQuestion } from '../questions/section.ts'

/** What the practice form offers as types: the kinds, and the questions that share a chart or table, of any kind. */
export type QuestionType = QuestionKind | 'data-interpretation'

export function typeName(type: QuestionType): string {
  return type === 'data-interpretation' ? 'Data interpretation' : kindName(type)
}

type Typed = Readonly<{ id: string; kind: QuestionKind; stimulus?: string }>

/** The types that a question is of. `stimulus` is the chart or passage that it shares with others. */
export function typesOf(question: Typed): readonly QuestionType[] {
  return isDataInterpretation(question) ? [question.kind, 'data-interpretation'] : [question.kind]
}

function isDataInterpretation({ id, stimulus }: Typed): boolean {
  return stimulus !== undefined && sectionOfQuestion(id) === 'quantitative'
}
