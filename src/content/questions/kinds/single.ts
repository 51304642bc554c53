import { z } from 'astro/zod'
import { logicSchema } from '../proof-schema.ts'
import { authoredChoices, choicesFrom, textsOfChoices } from './authored-choices.ts'
import type { QuestionKind } from '../../../domain/questions/question.ts'
import type { RichText } from '../../../domain/questions/rich-text.ts'
import { authoredKind } from './authored-kind.ts'
import { proofFields, sharedFields, textLine } from './shared-fields.ts'

const schema = z.strictObject({
  ...sharedFields,
  ...proofFields,
  kind: z.literal('single'),
  choices: authoredChoices({ minimum: 5, maximum: 5, correctCount: 1 }),
  logic: logicSchema.optional(),
  noLogic: textLine.optional(),
})

export const single = authoredKind('single', schema, {
  build: ({ id, choices }) => ({ choices: choicesFrom(id, choices) }),
  direction: ({ topic, text }) => {
    if (topic === 'sentence-equivalence')
      return 'Choose the pair of words that both complete the sentence and give it the same meaning.'
    if (topic !== 'text-completion') return null
    return text.includes('(ii)')
      ? 'Choose the words that best complete the text.'
      : 'Choose the word that best completes the sentence.'
  },
  note: ({ topic, text }) => {
    if (topic === 'sentence-equivalence')
      return noteOn('On the test you choose two of six words yourself.', 'equivalence')
    return topic === 'text-completion' && text.includes('(ii)')
      ? noteOn('On the test each blank has three choices of its own.', 'blanks')
      : null
  },
  textsForDuplicateCheck: ({ choices }) => textsOfChoices(choices),
  hasAuthoredChoices: true,
})

/** One sentence on the form of the test, and a link to questions in that form. */
function noteOn(form: string, kind: QuestionKind): RichText {
  const href = `/practice?section=verbal&kinds=${kind}&count=12`
  return [`${form} `, { tag: 'a', attributes: { href }, children: ['Practice it in that form'] }, '.']
}
