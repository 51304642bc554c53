import { pluralize } from '../../text/pluralize.ts'
import { blankWords } from './blank-words.ts'
import { areTheRightChoices } from './choice-sets.ts'
import type { KindRules } from './kind-rules.ts'

/** Text completion with two or three blanks, each with its own choices; all must be right. */
export const blanks: KindRules<'blanks'> = {
  name: 'Text completion (TC) with 2–3 blanks',
  choiceGroups: ({ blanks }) => blanks,
  missing: ({ blanks }, answer) => {
    const open = blanks.filter((choices) => choices.filter(({ id }) => answer.includes(id)).length !== 1)
    return open.length === 0 ? null : `${pluralize(open.length, 'blank')} left`
  },
  wordsInBlanks: ({ blanks }, answer) => blanks.flatMap((choices) => blankWords(choices, answer)),
  isRight: ({ blanks }, answer) => blanks.every((choices) => areTheRightChoices(choices, answer)),
}
