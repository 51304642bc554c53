import { z } from 'astro/zod'
import { sentencesByParagraph } from '../../text/sentences.ts'
import { choicesFrom, type ChoiceSource } from './authored-choices.ts'
import { authoredKind } from './authored-kind.ts'
import { kebabCaseName, sharedFields, textLine } from './shared-fields.ts'

const schema = z.strictObject({
  ...sharedFields,
  kind: z.literal('sentence'),
  stimulus: kebabCaseName,
  answer: textLine,
  why: textLine,
  others: z.array(z.strictObject({ sentence: textLine, why: textLine })).min(1),
})

export const sentence = authoredKind('sentence', schema, {
  build: (source, stimulus) => {
    const paragraphs = stimulus?.kind === 'passage' ? sentencesByParagraph(stimulus.text) : []
    return {
      choices: choicesFrom(source.id, sentencesAsChoices(source, paragraphs.flat())),
      paragraphs: paragraphs.map((sentences) => sentences.length),
    }
  },
})

/** All sentences of the passage as choices. Only the answer and the tempting ones have a reason. */
function sentencesAsChoices(
  { id, answer, why, others }: z.infer<typeof schema>,
  sentences: readonly string[],
): readonly ChoiceSource[] {
  const matches = sentences.filter((sentence) => sentence === withoutLineBreaks(answer))
  if (matches.length !== 1)
    throw new Error(`${id}: the answer must be exactly one sentence of the passage, word for word`)
  for (const other of others) {
    if (sentences.filter((sentence) => sentence.startsWith(withoutLineBreaks(other.sentence))).length !== 1)
      throw new Error(
        `${id}: "${other.sentence}" must be the beginning of exactly one sentence of the passage`,
      )
  }
  return sentences.map((text) => {
    if (text === matches[0]) return { text, correct: true, why }
    const other = others.find(({ sentence }) => text.startsWith(withoutLineBreaks(sentence)))
    return { text, why: other?.why ?? '' }
  })
}

function withoutLineBreaks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
