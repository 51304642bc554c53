import { z } from 'astro/zod'
import type { Stimulus } from '../../domain/questions/question.ts'
import { chartSource, chartText } from '../figures/charts/chart.ts'
import { figureSource, figureText } from '../figures/geometry/figure.ts'
import { kebab, line } from './question-schema.ts'
import { richTextFrom } from '../text/rich-text.ts'

const passageSource = z.strictObject({
  id: kebab,
  kind: z.literal('passage'),
  text: line,
  sources: z.array(line).optional(),
})

/** A passage, figure or chart as its author writes it in content/stimuli. */
export const stimulusSchema = z.discriminatedUnion('kind', [passageSource, figureSource, chartSource])

export type StimulusSource = z.infer<typeof stimulusSchema>

const drawn = new WeakMap<StimulusSource, Stimulus>()

/** A stimulus ready to be shown; drawn once, however many questions are about it. */
export function stimulusFrom(source: StimulusSource): Stimulus {
  const known = drawn.get(source)
  if (known) return known
  const stimulus = { id: source.id, kind: source.kind, text: textOf(source) }
  drawn.set(source, stimulus)
  return stimulus
}

function textOf(source: StimulusSource): Stimulus['text'] {
  switch (source.kind) {
    case 'passage':
      return richTextFrom(source.text)
    case 'figure':
      return figureText(source)
    case 'chart':
      return chartText(source)
  }
}
