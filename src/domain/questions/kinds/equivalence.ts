import { areTheRightChoices } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Six words for one blank; the right two give sentences with the same meaning. */
export const equivalence: KindRules<'equivalence'> = {
  name: 'Sentence equivalence (two answers)',
  choiceGroups: ({ choices }) => [choices],
  isComplete: (_, answer) => answer.length === 2,
  isRight: ({ choices }, answer) => areTheRightChoices(choices, answer),
}
