import { isOnlyRightChoice } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Five choices, one of them right. */
export const single: KindRules<'single'> = {
  name: 'Multiple choice (one answer)',
  choiceGroups: ({ choices }) => [choices],
  isComplete: (_, answer) => answer.length === 1,
  isRight: ({ choices }, answer) => isOnlyRightChoice(choices, answer),
}
