import { z } from 'astro/zod'
import type { Stimulus } from '../../domain/questions/question.ts'
import { chartSchema, chartRichText } from '../figures/charts/chart.ts'
import { figureSchema, figureRichText } from '../figures/geometry/figure.ts'
import { kebabCaseName, textLine } from './kinds/shared-fields.ts'
import { richTextFrom } from '../text/rich-text.ts'

const passageSource = z.strictObject({
  id: kebabCaseName,
  kind: z.literal('passage'),
  text: textLine,
  sources: z.array(textLine).optional(),
})

const display = z.discriminatedUnion('kind', [chartSchema, passageSource])

/** Two charts or tables that must be read together. */
const displaysSource = z.strictObject({
  id: kebabCaseName,
  kind: z.literal('displays'),
  displays: z.tuple([display, display]),
  sources: z.array(textLine).optional(),
})

/** A passage, figure, chart or pair of displays as its author writes it in content/stimuli/. */
export const stimulusSchema = z.discriminatedUnion('kind', [
  passageSource,
  figureSchema,
  chartSchema,
  displaysSource,
])

export type StimulusSource = z.infer<typeof stimulusSchema>

const cache = new WeakMap<StimulusSource, Stimulus>()

/** Turns a stimulus into rich text. Cached, because several questions may be about the same stimulus. */
export function stimulusFrom(source: StimulusSource): Stimulus {
  const cached = cache.get(source)
  if (cached) return cached
  const kind = source.kind === 'displays' ? 'chart' : source.kind
  const stimulus = { id: source.id, kind, text: textOf(source) }
  cache.set(source, stimulus)
  return stimulus
}

function textOf(source: StimulusSource): Stimulus['text'] {
  switch (source.kind) {
    case 'passage':
      return richTextFrom(source.text)
    case 'figure':
      return figureRichText(source)
    case 'chart':
      return chartRichText(source)
    case 'displays':
      return source.displays.flatMap(textOf)
  }
}
