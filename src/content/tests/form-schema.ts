import { z } from 'astro/zod'
import { measures, versions } from '../../domain/tests/form.ts'
import { kebabCaseName, textLine } from '../questions/kinds/shared-fields.ts'

/** The files of a measure in content/tests/<form>/, such as verbal-2-easy. */
export const sectionFiles = ['1', ...versions.map((version) => `2-${version}` as const)] as const

export type SectionFile = (typeof sectionFiles)[number]

/** A form of the full test, in content/tests/<form>/form.yaml. */
export const formSchema = z.strictObject({
  id: kebabCaseName,
  /** The measures in the order of their sections, after the essay. */
  order: z
    .array(z.enum(measures))
    .refine(
      (order) => measures.every((measure) => order.filter((name) => name === measure).length === 2),
      'must name each measure twice',
    ),
  issue: z.strictObject({ statement: textLine, instruction: textLine }),
})

export type Form = z.infer<typeof formSchema>
