import { areTheRightChoices } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Six words for one blank; the right two give sentences with the same meaning. */
export const equivalence: KindRules<'equivalence'> = {
  name: 'Sentence equivalence (SE)',
  choiceGroups: ({ choices }) => [choices],
  missing: (_, { length }) => {
    if (length === 2) return null
    if (length === 1) return 'Choose one more'
    return `${length === 0 ? '' : `${length} chosen. `}Choose exactly two`
  },
  isRight: ({ choices }, answer) => areTheRightChoices(choices, answer),
}
