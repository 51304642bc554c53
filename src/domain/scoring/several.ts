import type { Answer, Choice } from '../questions/question.ts'

/** Complete with one or more choices; right when they are exactly the right ones. */
export const several = {
  isComplete: (answer: Answer): boolean => answer.length > 0,
  isRight: (choices: readonly Choice[], answer: Answer): boolean =>
    choices.every(({ id, isCorrect }) => isCorrect === answer.includes(id)),
}
