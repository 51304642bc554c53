import { z } from 'astro/zod'
import { isQuestionId } from '../../../domain/questions/section.ts'
import { proofSchema } from '../proof-schema.ts'

export const questionId = z
  .string()
  .refine(isQuestionId, 'must be v, q or a followed by a number, such as v126')
export const textLine = z.string().trim().min(1, 'must not be empty')
export const kebabCaseName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case, such as text-completion')
export const textOrNumber = z.coerce.string().trim().min(1, 'must not be empty')

/** The solution: one text or numbered steps, and what helps with the next question of this sort. See solution.ts. */
const solutionFields = {
  explanation: textLine.optional(),
  steps: z.array(textLine).min(2).max(7).optional(),
  /** A second, quicker route or a check. */
  shortcut: textLine.optional(),
  /** One sentence to remember. */
  takeaway: textLine.optional(),
}

/** What the author of a question of any kind writes. */
export const sharedFields = {
  id: questionId,
  topic: kebabCaseName,
  skill: kebabCaseName,
  /** The line of the syllabus that a quantitative question belongs to. See syllabus.ts. */
  syllabus: kebabCaseName.optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  stimulus: kebabCaseName.optional(),
  text: textLine,
  ...solutionFields,
}

/** For kinds whose key can be computed. */
export const proofFields = { proof: proofSchema.optional(), noProof: textLine.optional() }
