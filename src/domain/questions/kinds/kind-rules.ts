import type { Answer, Choice, QuestionKind, QuestionOf } from '../question.ts'
import type { RichText } from '../rich-text.ts'

/** What stands in one blank of the text. */
export type BlankWord = Readonly<{
  /** The chosen word; null while there is none. */
  chosen: string | null
  right: string
  /** The longest word to choose from: the blank is as wide, so that no line breaks anew when a word is chosen. */
  longest: string
}>

/** What the rest of the site must know of one kind of question. Each kind has a file here, and a line in kinds.ts. */
export type KindRules<K extends QuestionKind> = Readonly<{
  /** The name of the kind, as shown to the learner. */
  name: string
  /** The choices in display order: in one group, in one for each blank, or in none if the answer is typed. */
  choiceGroups: (question: QuestionOf<K>) => readonly (readonly Choice[])[]
  /** What an answer still needs before it can be checked, as shown to the learner; null if it is complete. */
  missing: (question: QuestionOf<K>, answer: Answer) => string | null
  isRight: (question: QuestionOf<K>, answer: Answer) => boolean
  /** For a kind whose words stand in the blanks of its text: one for each blank, or null if this question has none. */
  wordsInBlanks?: (question: QuestionOf<K>, answer: Answer) => readonly BlankWord[] | null
  /** For a kind whose answer is typed: the right answer, and the mistake that people make. */
  typed?: (question: QuestionOf<K>) => Readonly<{ key: string; mistake: RichText }>
  /** Whether the choices are the sentences of the passage, so that the passage is not shown above them as well. */
  choosesFromPassage?: true
}>
