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

/** A passage or table that a question, or several, are about. */
export type Stimulus = Readonly<{
  id: string
  text: RichText
}>

/** A question with five choices, one of them right. */
export type Question = Readonly<{
  id: QuestionId
  section: SectionName
  kind: 'single'
  topic: string
  skill: string
  difficulty: Difficulty
  stimulus: Stimulus | null
  text: RichText
  choices: readonly Choice[]
  explanation: RichText
}>

export function correctChoice(question: Question): Choice {
  const found = question.choices.find((choice) => choice.isCorrect)
  if (!found) throw new Error(`Question ${question.id} has no right choice`)
  return found
}

/** The letter a choice is shown with: the first is A. */
export function choiceLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
