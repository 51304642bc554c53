import { isOnlyRightChoice } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Two quantities, and four fixed choices about how they compare. */
export const comparison: KindRules<'comparison'> = {
  name: 'Quantitative comparison (QC)',
  choiceGroups: ({ choices }) => [choices],
  missing: (_, answer) => (answer.length === 1 ? null : 'Choose one answer'),
  isRight: ({ choices }, answer) => isOnlyRightChoice(choices, answer),
}
