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
type QuestionBase = Readonly<{
  id: QuestionId
  section: SectionName
  topic: string
  skill: string
  difficulty: Difficulty
  stimulus: Stimulus | null
  /** An instruction such as "Select two answer choices"; null if the text alone is enough. */
  direction: string | null
  text: RichText
  explanation: RichText
  /** How a screen reader should say the text and the explanation; null if they have no formula. MathML alone is read badly. */
  spoken: Readonly<{ text: string | null; explanation: string | null }>
}>

/** Five choices, one of them right. */
export type SingleQuestion = QuestionBase & Readonly<{ kind: 'single'; choices: readonly Choice[] }>

/** Two quantities, and four fixed choices about how they compare. */
export type ComparisonQuestion = QuestionBase &
  Readonly<{ kind: 'comparison'; quantities: readonly [RichText, RichText]; choices: readonly Choice[] }>

/** One or more right choices; all of them, and no others, must be chosen. */
export type SeveralQuestion = QuestionBase & Readonly<{ kind: 'several'; choices: readonly Choice[] }>

/** Sentence equivalence: six words for one blank, and the right two give sentences with the same meaning. */
export type EquivalenceQuestion = QuestionBase & Readonly<{ kind: 'equivalence'; choices: readonly Choice[] }>

/** Select-in-passage: the choices are the sentences of the passage, in order. */
export type SentenceQuestion = QuestionBase & Readonly<{ kind: 'sentence'; choices: readonly Choice[] }>

/** Text completion with two or three blanks, each with its own choices; all must be right. */
export type BlanksQuestion = QuestionBase &
  Readonly<{ kind: 'blanks'; blanks: readonly (readonly Choice[])[] }>

/** Numeric entry. Every way of writing the key's number is right. */
export type NumericQuestion = QuestionBase &
  Readonly<{ kind: 'numeric'; key: string; unit: string | null; mistake: RichText }>

export type Question =
  | SingleQuestion
  | ComparisonQuestion
  | SeveralQuestion
  | EquivalenceQuestion
  | SentenceQuestion
  | BlanksQuestion
  | NumericQuestion

export type QuestionKind = Question['kind']

/** The ids of the selected choices, or the text that was entered; empty if not answered. */
export type Answer = readonly string[]

export const noAnswer: Answer = []

/** All choices of a question, in display order. */
export function choicesOf(question: Question): readonly Choice[] {
  if (question.kind === 'blanks') return question.blanks.flat()
  return question.kind === 'numeric' ? [] : question.choices
}

/** The letter that a choice is shown with: A for index 0. */
export function choiceLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
