import { z } from 'astro/zod'
import { textLine } from '../questions/kinds/shared-fields.ts'

/** Words that can stand in the same blank and leave a sentence with the same meaning, as in sentence equivalence. */
export const clusterSchema = z.strictObject({
  words: z
    .array(z.string().regex(/^\p{Ll}[\p{Ll} -]*$/u, 'must be in lowercase letters'))
    .min(2)
    .max(6),
  /** What all of them say. */
  meaning: textLine,
  /** A sentence with _____ where each of them fits. */
  sentence: textLine.refine((text) => text.split('_____').length === 2, 'must have one blank, written _____'),
  /** How they differ elsewhere. */
  apart: textLine,
})

export type Cluster = z.infer<typeof clusterSchema>
