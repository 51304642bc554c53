import type { Answer, Choice } from '../questions/question.ts'

/** One choice answers; it is right if it is the key. Comparisons and sentences are marked so too. */
export const single = {
  isComplete: (answer: Answer): boolean => answer.length === 1,
  isRight: (choices: readonly Choice[], answer: Answer): boolean =>
    answer.length === 1 && choices.some(({ id, isCorrect }) => isCorrect && id === answer[0]),
}
