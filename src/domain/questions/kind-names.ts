import type { QuestionKind } from './question.ts'

/** What each kind of question is called. */
export const kindNames: Readonly<Record<QuestionKind, string>> = {
  single: 'One answer',
  comparison: 'Quantitative comparison',
  several: 'One or more answers',
  blanks: 'Two or three blanks',
  equivalence: 'Two of six words',
  sentence: 'Select a sentence',
  numeric: 'Enter a number',
}
