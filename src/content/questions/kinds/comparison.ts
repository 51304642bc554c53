import { z } from 'astro/zod'
import { richLineFrom } from '../../text/rich-text.ts'
import { choicesFrom } from './authored-choices.ts'
import { authoredKind } from './authored-kind.ts'
import { proofFields, sharedFields, textLine, textOrNumber } from './shared-fields.ts'

/** Every quantitative comparison has these four choices. */
const comparisonTexts = [
  ['A', 'Quantity A is greater.'],
  ['B', 'Quantity B is greater.'],
  ['C', 'The two quantities are equal.'],
  ['D', 'The relationship cannot be determined from the information given.'],
] as const

const schema = z.strictObject({
  ...sharedFields,
  ...proofFields,
  kind: z.literal('comparison'),
  text: textLine.optional(),
  quantityA: textOrNumber,
  quantityB: textOrNumber,
  answer: z.enum(['A', 'B', 'C', 'D']),
  why: z.strictObject({ A: textLine, B: textLine, C: textLine, D: textLine }),
})

export const comparison = authoredKind('comparison', schema, {
  build: ({ id, quantityA, quantityB, answer, why }) => ({
    quantities: [richLineFrom(quantityA), richLineFrom(quantityB)],
    choices: choicesFrom(
      id,
      comparisonTexts.map(([letter, text]) =>
        letter === answer ? { text, correct: true as const, why: why[letter] } : { text, why: why[letter] },
      ),
    ),
  }),
  direction: () => 'Compare the two quantities.',
  textsForDuplicateCheck: ({ quantityA, quantityB }) => [quantityA, quantityB],
  textsForSpellingCheck: ({ quantities }) => quantities,
})
