import { z } from 'astro/zod'
import { parseRational } from '../../../domain/questions/rational.ts'
import { richLineFrom } from '../../text/rich-text.ts'
import { authoredKind } from './authored-kind.ts'
import { proofFields, sharedFields, textLine, textOrNumber } from './shared-fields.ts'

const schema = z.strictObject({
  ...sharedFields,
  ...proofFields,
  kind: z.literal('numeric'),
  answer: textOrNumber.refine(
    (key) => parseRational(key) !== null,
    'must be a number that a learner can type, such as 12, -0.5 or 3/4',
  ),
  unit: textLine.optional(),
  why: textLine,
})

export const numeric = authoredKind('numeric', schema, {
  build: ({ answer, unit, why }) => ({ key: answer, unit: unit ?? null, mistake: richLineFrom(why) }),
  textsForSpellingCheck: ({ mistake, unit }) => [mistake, [unit ?? '']],
})
