import { z } from 'astro/zod'

/** A word of the vocabulary as its author writes it in content/words. */
export const wordSource = z.strictObject({
  word: z.string().regex(/^[a-z-]+$/),
  part: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  definition: z.string().trim().min(1),
  sentence: z.string().trim().min(1),
  synonyms: z.array(z.string().trim().min(1)).min(1).max(4),
})

export type Word = z.infer<typeof wordSource>
