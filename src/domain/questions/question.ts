import type { RichText } from './rich-text.ts'
import type { SectionName } from './section.ts'

/** The permanent id of a question, such as 'v12'. */
export type QuestionId = string

/** The permanent id of a choice: its question's id and a letter, such as 'v12c'. */
export type ChoiceId = string

export type Difficulty = 'easy' | 'medium' | 'hard'

export type Choice = Readonly<{
  id: ChoiceId
  text: RichText
  /** How a screen reader should say the text; null if it has no formula. */
  spoken: string | null
  isCorrect: boolean
  /** Why it is right, or the mistake that leads to it. */
  why: RichText
}>

/** A passage, figure or chart that one or more questions are about. */
export type Stimulus = Readonly<{
  id: string
  kind: 'passage' | 'figure' | 'chart'
  text: RichText
}>

/** The fields that every kind of question has. */
export type QuestionBase = Readonly<{
  id: QuestionId
  section: SectionName
  topic: string
  skill: string
  difficulty: Difficulty
  stimulus: Stimulus | null
  /** An instruction such as "Select two answer choices"; null if the text alone is enough. */
  direction: string | null
  text: RichText
  /** How the test itself asks this, if it does so in another form; absent for most questions. */
  note?: RichText
  explanation: RichText
  /** How a screen reader should say the text and the explanation; null if they have no formula. MathML alone is read badly. */
  spoken: Readonly<{ text: string | null; explanation: string | null }>
}>

/** The fields that each kind of question adds. Its rules are in kinds/. */
export type FieldsByKind = {
  single: Readonly<{ choices: readonly Choice[] }>
  comparison: Readonly<{ quantities: readonly [RichText, RichText]; choices: readonly Choice[] }>
  several: Readonly<{ choices: readonly Choice[] }>
  equivalence: Readonly<{ choices: readonly Choice[] }>
  /** How many sentences each paragraph of the passage has, in order. */
  sentence: Readonly<{ choices: readonly Choice[]; paragraphs: readonly number[] }>
  blanks: Readonly<{ blanks: readonly (readonly Choice[])[] }>
  numeric: Readonly<{ key: string; unit: string | null; mistake: RichText }>
}

export type QuestionKind = keyof FieldsByKind

/** A question of one kind, or of one of several. */
export type QuestionOf<K extends QuestionKind> = {
  [P in K]: QuestionBase & Readonly<{ kind: P }> & FieldsByKind[P]
}[K]

export type Question = QuestionOf<QuestionKind>

/** The ids of the selected choices, or the text that was entered; empty if not answered. */
export type Answer = readonly string[]

export const noAnswer: Answer = []

/** The letter that a choice is shown with: A for index 0. */
export function choiceLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
