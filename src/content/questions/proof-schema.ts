import { z } from 'astro/zod'

const expression = z.union([z.string().trim().min(1), z.number().transform(String)])
const ranges = z.record(z.string(), expression)

/** How an author shows by an independent computation that the key is right; CONTRIBUTING.md explains each. */
export const proofSource = z.union([
  expression,
  z.strictObject({ at: ranges, equals: expression, given: expression.optional() }),
  z.strictObject({ choice: expression }),
  z.strictObject({ all: ranges, given: expression.optional() }),
  z.strictObject({ where: ranges.optional(), given: expression.optional(), A: expression, B: expression }),
])

const names = z
  .array(z.string().regex(/^[A-Za-z]+$/, 'must be one word of letters'))
  .min(2)
  .refine((list) => new Set(list).size === list.length, 'must name each once')

/** A setting with rules, from which exactly one choice must follow. */
export const logicSource = z
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
    'must have one setting: order, groups, choose or facts',
  )
