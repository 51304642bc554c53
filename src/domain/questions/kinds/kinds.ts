import type { Answer, Choice, QuestionKind, QuestionOf } from '../question.ts'
import type { RichText } from '../rich-text.ts'
import { blanks } from './blanks.ts'
import { comparison } from './comparison.ts'
import { equivalence } from './equivalence.ts'
import type { BlankWord, KindRules } from './kind-rules.ts'
import { numeric } from './numeric.ts'
import { sentence } from './sentence.ts'
import { several } from './several.ts'
import { single } from './single.ts'

/** The rules of every kind of question. The functions below are the only readers. */
const rulesByKind: Readonly<{ [K in QuestionKind]: KindRules<K> }> = {
  single,
  comparison,
  several,
  blanks,
  equivalence,
  sentence,
  numeric,
}

export function kindName(kind: QuestionKind): string {
  return rulesByKind[kind].name
}

/** What an answer still needs before it can be checked, such as "1 blank left"; null if it is complete. */
export function missing<K extends QuestionKind>(question: QuestionOf<K>, answer: Answer): string | null {
  return rulesOf(question).missing(question, answer)
}

/** Whether an answer is complete, so that it can be checked. An incomplete answer is not counted as wrong. */
export function isComplete<K extends QuestionKind>(question: QuestionOf<K>, answer: Answer): boolean {
  return missing(question, answer) === null
}

export function isRight<K extends QuestionKind>(question: QuestionOf<K>, answer: Answer): boolean {
  return rulesOf(question).isRight(question, answer)
}

/** The choices in display order: in one group, in one for each blank, or in none if the answer is typed. */
export function choiceGroups<K extends QuestionKind>(
  question: QuestionOf<K>,
): readonly (readonly Choice[])[] {
  return rulesOf(question).choiceGroups(question)
}

/** All choices of a question, in display order. */
export function choicesOf<K extends QuestionKind>(question: QuestionOf<K>): readonly Choice[] {
  return choiceGroups(question).flat()
}

export function rightChoices<K extends QuestionKind>(question: QuestionOf<K>): readonly Choice[] {
  return choicesOf(question).filter(({ isCorrect }) => isCorrect)
}

/** What stands in each blank of the text; null if the answer is not put into the text. */
export function wordsInBlanks<K extends QuestionKind>(
  question: QuestionOf<K>,
  answer: Answer,
): readonly BlankWord[] | null {
  return rulesOf(question).wordsInBlanks?.(question, answer) ?? null
}

/** The right answer of a question whose answer is typed, and the mistake that people make; null if it has choices. */
export function typedAnswer<K extends QuestionKind>(
  question: QuestionOf<K>,
): Readonly<{ key: string; mistake: RichText }> | null {
  return rulesOf(question).typed?.(question) ?? null
}

/** Whether the choices are the sentences of the passage, so that the passage is not shown above them as well. */
export function choosesFromPassage({ kind }: Readonly<{ kind: QuestionKind }>): boolean {
  return rulesByKind[kind].choosesFromPassage === true
}

function rulesOf<K extends QuestionKind>({ kind }: QuestionOf<K>): KindRules<K> {
  return rulesByKind[kind]
}
