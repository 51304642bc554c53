import type { Answer, Choice } from '../questions/question.ts'

/** Complete with one choice; right when it is the key. Comparison and sentence questions are scored this way too. */
export const single = {
  isComplete: (answer: Answer): boolean => answer.length === 1,
  isRight: (choices: readonly Choice[], answer: Answer): boolean =>
    answer.length === 1 && choices.some(({ id, isCorrect }) => isCorrect && id === answer[0]),
}
