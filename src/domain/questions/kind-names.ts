import type { QuestionKind } from './question.ts'

/** The name of each kind of question, as shown to the learner. */
export const kindNames: Readonly<Record<QuestionKind, string>> = {
  single: 'Multiple choice (one answer)',
  comparison: 'Quantitative comparison',
  several: 'Multiple choice (one or more)',
  blanks: 'Text completion (2–3 blanks)',
  equivalence: 'Sentence equivalence (two answers)',
  sentence: 'Select a sentence',
  numeric: 'Numeric entry',
}
