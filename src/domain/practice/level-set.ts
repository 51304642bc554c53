import type { QuestionId } from '../questions/question.ts'

/**
 * Ten questions from easy to hard for someone who begins: five verbal and five quantitative, of the test's own kinds
 * and each of another topic or skill.
 */
export const levelSet: readonly QuestionId[] = [
  ...['v446', 'q262', 'v194', 'q254', 'v188'],
  ...['q373', 'v153', 'q209', 'v157', 'q343'],
]
