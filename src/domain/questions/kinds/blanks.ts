import { areTheRightChoices } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Text completion with two or three blanks, each with its own choices; all must be right. */
export const blanks: KindRules<'blanks'> = {
  name: 'Text completion (2–3 blanks)',
  choiceGroups: ({ blanks }) => blanks,
  isComplete: ({ blanks }, answer) =>
    blanks.every((choices) => choices.filter(({ id }) => answer.includes(id)).length === 1),
  isRight: ({ blanks }, answer) => blanks.every((choices) => areTheRightChoices(choices, answer)),
}
