import { blankWords } from './blank-words.ts'
import { isOnlyRightChoice } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Five choices, one of them right. */
export const single: KindRules<'single'> = {
  name: 'Multiple choice',
  choiceGroups: ({ choices }) => [choices],
  missing: (_, answer) => (answer.length === 1 ? null : 'Choose one answer'),
  wordsInBlanks: ({ topic, choices }, answer) =>
    topic === 'text-completion' ? blankWords(choices, answer) : null,
  isRight: ({ choices }, answer) => isOnlyRightChoice(choices, answer),
}
