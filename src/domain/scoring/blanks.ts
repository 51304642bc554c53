import type { Answer, Choice } from '../questions/question.ts'
import { several } from './several.ts'

type Blanks = readonly (readonly Choice[])[]

/** Complete with one choice for every blank; right when all of them are right. */
export const blanks = {
  isComplete: (blanks: Blanks, answer: Answer): boolean =>
    blanks.every((choices) => choices.filter(({ id }) => answer.includes(id)).length === 1),
  isRight: (blanks: Blanks, answer: Answer): boolean =>
    blanks.every((choices) => several.isRight(choices, answer)),
}
