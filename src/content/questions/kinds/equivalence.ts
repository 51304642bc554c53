import { z } from 'astro/zod'
import { authoredChoices, choicesFrom, textsOfChoices } from './authored-choices.ts'
import { authoredKind } from './authored-kind.ts'
import { sharedFields } from './shared-fields.ts'

const schema = z.strictObject({
  ...sharedFields,
  kind: z.literal('equivalence'),
  choices: authoredChoices({ minimum: 6, maximum: 6, correctCount: 2 }),
})

export const equivalence = authoredKind('equivalence', schema, {
  build: ({ id, choices }) => ({ choices: choicesFrom(id, choices) }),
  direction: () => 'Choose the two words that both complete the sentence and give it the same meaning.',
  blanksInText: () => ['_____'],
  textsForDuplicateCheck: ({ choices }) => textsOfChoices(choices),
  hasAuthoredChoices: true,
})
