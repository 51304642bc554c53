import { z } from 'astro/zod'
import { authoredChoices, choicesFrom, textsOfChoices } from './authored-choices.ts'
import { authoredKind } from './authored-kind.ts'
import { sharedFields } from './shared-fields.ts'

const choicesPerBlank = 3

const schema = z.strictObject({
  ...sharedFields,
  kind: z.literal('blanks'),
  blanks: z
    .array(
      z.strictObject({
        choices: authoredChoices({ minimum: choicesPerBlank, maximum: choicesPerBlank, correctCount: 1 }),
      }),
    )
    .min(2)
    .max(3),
})

export const blanks = authoredKind('blanks', schema, {
  build: ({ id, blanks }) => {
    const choices = choicesFrom(
      id,
      blanks.flatMap(({ choices }) => choices),
    )
    return {
      blanks: blanks.map((_, index) => choices.slice(choicesPerBlank * index, choicesPerBlank * (index + 1))),
    }
  },
  direction: () => 'For each blank, choose the word that best completes the text.',
  blanksInText: ({ blanks }) => blanks.map((_, index) => `(${'i'.repeat(index + 1)}) _____`),
  textsForDuplicateCheck: ({ blanks }) => blanks.flatMap(({ choices }) => textsOfChoices(choices)),
  hasAuthoredChoices: true,
})
