import { z } from 'astro/zod'
import { authoredChoices, choicesFrom, textsOfChoices } from './authored-choices.ts'
import { authoredKind } from './authored-kind.ts'
import { proofFields, sharedFields } from './shared-fields.ts'

const schema = z.strictObject({
  ...sharedFields,
  ...proofFields,
  kind: z.literal('several'),
  choices: authoredChoices({ minimum: 3, maximum: 8, correctCount: null }),
})

export const several = authoredKind('several', schema, {
  build: ({ id, choices }) => ({ choices: choicesFrom(id, choices) }),
  textsForDuplicateCheck: ({ choices }) => textsOfChoices(choices),
  hasAuthoredChoices: true,
})
