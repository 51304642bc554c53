import { z } from 'astro/zod'

const expression = z.union([z.string().trim().min(1, 'must not be empty'), z.number().transform(String)])
const ranges = z.record(z.string(), expression)

/** A computation that must give the key. CONTRIBUTING.md explains each form to authors. */
export const proofSchema = z.union([
  expression,
  z.strictObject({ at: ranges, equals: expression, given: expression.optional() }),
  z.strictObject({ choice: expression }),
  z.strictObject({ all: ranges, given: expression.optional() }),
  z.strictObject({ where: ranges.optional(), given: expression.optional(), A: expression, B: expression }),
])

const names = z
  .array(z.string().regex(/^[A-Za-z]+$/, 'must be one word with only the letters A to Z'))
  .min(2)
  .refine((list) => new Set(list).size === list.length, 'must not contain the same name twice')

/** The setting and the rules of a logic question. Its answer is checked by going through every case. */
export const logicSchema = z
  .strictObject({
    order: names.optional(),
    groups: z.strictObject({ of: names, into: names }).optional(),
    choose: z.strictObject({ from: names }).optional(),
    facts: z.record(z.string(), z.literal('bool')).optional(),
    rules: z.array(expression).min(1),
    given: z.array(expression).optional(),
    ask: z.enum(['must', 'could', 'cannot', 'exactly', 'count']),
    of: z.string().optional(),
  })
  .refine(
    ({ order, groups, choose, facts }) => [order, groups, choose, facts].filter(Boolean).length === 1,
    'must have exactly one setting: order, groups, choose or facts',
  )
