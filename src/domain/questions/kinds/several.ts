import { areTheRightChoices } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** One or more right choices; all of them, and no others, must be chosen. */
export const several: KindRules<'several'> = {
  name: 'One or more answers',
  choiceGroups: ({ choices }) => [choices],
  missing: (_, answer) => (answer.length > 0 ? null : 'Choose one or more'),
  isRight: ({ choices }, answer) => areTheRightChoices(choices, answer),
}
