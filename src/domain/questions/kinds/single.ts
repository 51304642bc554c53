import { isOnlyRightChoice } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Five choices, one of them right. */
export const single: KindRules<'single'> = {
  name: 'Multiple choice (one answer)',
  choiceGroups: ({ choices }) => [choices],
  missing: (_, answer) => (answer.length === 1 ? null : 'Choose one answer'),
  isRight: ({ choices }, answer) => isOnlyRightChoice(choices, answer),
}
