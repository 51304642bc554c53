import type { RichText } from './rich-text.ts'
import type { SectionName } from './section.ts'

/** The permanent name of a question, such as 'v12'. */
export type QuestionId = string

/** The permanent name of a choice: its question's id and a letter, such as 'v12c'. */
export type ChoiceId = string

export type Difficulty = 'easy' | 'medium' | 'hard'

/** One of the answers that a question offers. */
export type Choice = Readonly<{
  id: ChoiceId
  text: RichText
  /** The text as it is read aloud, where it holds a formula. */
  spoken: string | null
  isCorrect: boolean
  /** Why it is right, or the mistake that leads to it. */
  why: RichText
}>

/** A passage, table, figure or chart that a question, or several, are about. */
export type Stimulus = Readonly<{
  id: string
  kind: 'passage' | 'figure' | 'chart'
  text: RichText
}>

/** What every question has, whatever its kind. */
type QuestionBase = Readonly<{
  id: QuestionId
  section: SectionName
  topic: string
  skill: string
  difficulty: Difficulty
  stimulus: Stimulus | null
  /** What to do, where the text alone does not say it. */
  direction: string | null
  text: RichText
  explanation: RichText
  /** Both as they are read aloud, where they hold a formula: a voice runs over its fractions and powers. */
  spoken: Readonly<{ text: string | null; explanation: string | null }>
}>

/** One right choice of five. */
export type SingleQuestion = QuestionBase & Readonly<{ kind: 'single'; choices: readonly Choice[] }>

/** Two quantities, and four fixed choices about how they compare. */
export type ComparisonQuestion = QuestionBase &
  Readonly<{ kind: 'comparison'; quantities: readonly [RichText, RichText]; choices: readonly Choice[] }>

/** Any number of right choices; exactly these must be chosen. */
export type SeveralQuestion = QuestionBase & Readonly<{ kind: 'several'; choices: readonly Choice[] }>

/** Six words for one blank, of which the right two give sentences alike in meaning. */
export type EquivalenceQuestion = QuestionBase & Readonly<{ kind: 'equivalence'; choices: readonly Choice[] }>

/** A passage of which one sentence is to be selected: the choices are its sentences, in their order. */
export type SentenceQuestion = QuestionBase & Readonly<{ kind: 'sentence'; choices: readonly Choice[] }>

/** A text with two or three blanks, each with choices of its own; all must be right. */
export type BlanksQuestion = QuestionBase &
  Readonly<{ kind: 'blanks'; blanks: readonly (readonly Choice[])[] }>

/** A number to be entered; every form of the same number is right. */
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

/** What a learner gave: the ids of choices, or the text that was entered. Empty while nothing was given. */
export type Answer = readonly string[]

export const noAnswer: Answer = []

/** Every choice that a question offers, in the order in which they are shown. */
export function choicesOf(question: Question): readonly Choice[] {
  if (question.kind === 'blanks') return question.blanks.flat()
  return question.kind === 'numeric' ? [] : question.choices
}

/** The letter a choice is shown with: the first is A. */
export function choiceLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
