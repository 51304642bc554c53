import type { Answer, Choice } from '../question.ts'

/** Whether the answer is the one choice that is right. */
export function isOnlyRightChoice(choices: readonly Choice[], answer: Answer): boolean {
  return answer.length === 1 && areTheRightChoices(choices, answer)
}

/** Whether all right choices are chosen, and no others. */
export function areTheRightChoices(choices: readonly Choice[], answer: Answer): boolean {
  return choices.every(({ id, isCorrect }) => isCorrect === answer.includes(id))
}
