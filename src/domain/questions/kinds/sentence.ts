import { isOnlyRightChoice } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** The choices are the sentences of the passage, in order; one is right. */
export const sentence: KindRules<'sentence'> = {
  name: 'Select in passage',
  choiceGroups: ({ choices }) => [choices],
  missing: (_, answer) => (answer.length === 1 ? null : 'Choose a sentence'),
  isRight: ({ choices }, answer) => isOnlyRightChoice(choices, answer),
  choosesFromPassage: true,
}
