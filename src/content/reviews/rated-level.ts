import type { Difficulty } from '../../domain/questions/question.ts'

/** Fewer than half of a hundred. */
export const hardBelow = 50
/** About two in three. */
export const easyFrom = 66

/**
 * The label that ratings give a question. A rating is the estimate of one solver, who sees neither the key nor the label nor
 * the other rating: of a hundred people who take the test, how many would find the key in time?
 */
export function levelOf(ratings: readonly number[]): Difficulty {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  if (mean < hardBelow) return 'hard'
  return mean < easyFrom ? 'medium' : 'easy'
}

/** Whether the single ratings give the same label. */
export function ratingsAgree(ratings: readonly number[]): boolean {
  return new Set(ratings.map((rating) => levelOf([rating]))).size === 1
}
