import type { QuestionId } from '../questions/question.ts'

/**
 * Ten questions from easy to hard for someone who begins: five verbal and five quantitative, of the test's own kinds
 * and each of another topic or skill.
 */
export const levelSet: readonly QuestionId[] = [
  ...['v164', 'q257', 'v165', 'q390', 'v153'],
  ...['q340', 'v188', 'q209', 'v157', 'q343'],
]
