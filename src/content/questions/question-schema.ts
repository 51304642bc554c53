import { z } from 'astro/zod'
import { isQuestionId, sectionOfQuestion, type SectionName } from '../../domain/questions/section.ts'
import { parseRational } from '../../domain/scoring/numeric.ts'
import { logicSource, proofSource } from './proof-schema.ts'

/** The topics each section has; a question belongs to one. */
export const topics: Readonly<Record<SectionName, readonly string[]>> = {
  verbal: ['reading-comprehension', 'text-completion', 'sentence-equivalence'],
  quantitative: ['arithmetic', 'algebra', 'geometry', 'data-analysis'],
  analytical: ['argument-analysis', 'logic', 'essay-craft'],
}

export const questionId = z.string().refine(isQuestionId, 'must be v, q or a and a number')
export const line = z.string().trim().min(1)
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case')
const lineOrNumber = z.coerce.string().trim().min(1)

/** A choice as its author writes it. */
const choiceSource = z.strictObject({
  text: lineOrNumber,
  correct: z.literal(true).optional(),
  why: line,
  /** What the text comes to, where a proof cannot read it from the text. */
  value: lineOrNumber.optional(),
  /** The condition that the text states, where logic is solved by enumeration. */
  test: line.optional(),
})

export type ChoiceSource = z.infer<typeof choiceSource>

function choices(least: number, most: number, right: number | null): z.ZodType<ChoiceSource[]> {
  const count = least === most ? `must be ${names[least] ?? least}` : `must be ${least} to ${most}`
  return z
    .array(choiceSource)
    .refine((list) => list.length >= least && list.length <= most, count)
    .refine((list) => isRightCount(list.filter(({ correct }) => correct).length, right), rightCount(right))
}

const names: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 6: 'six' }

function isRightCount(found: number, right: number | null): boolean {
  return right === null ? found > 0 : found === right
}

function rightCount(right: number | null): string {
  if (right === 1) return 'exactly one choice must be marked correct'
  return right === null
    ? 'at least one choice must be marked correct'
    : 'exactly two choices must be marked correct'
}

const asked = {
  id: questionId,
  topic: kebab,
  skill: kebab,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  stimulus: kebab.optional(),
  text: line,
  explanation: line,
}

const proven = { proof: proofSource.optional(), noProof: line.optional() }

const ofAnyKind = z.discriminatedUnion('kind', [
  z.strictObject({
    ...asked,
    ...proven,
    kind: z.literal('single'),
    choices: choices(5, 5, 1),
    logic: logicSource.optional(),
    noLogic: line.optional(),
  }),
  z.strictObject({
    ...asked,
    ...proven,
    kind: z.literal('comparison'),
    text: line.optional(),
    quantityA: lineOrNumber,
    quantityB: lineOrNumber,
    answer: z.enum(['A', 'B', 'C', 'D']),
    why: z.strictObject({ A: line, B: line, C: line, D: line }),
  }),
  z.strictObject({ ...asked, ...proven, kind: z.literal('several'), choices: choices(3, 8, null) }),
  z.strictObject({ ...asked, kind: z.literal('equivalence'), choices: choices(6, 6, 2) }),
  z.strictObject({
    ...asked,
    kind: z.literal('blanks'),
    blanks: z
      .array(z.strictObject({ choices: choices(3, 3, 1) }))
      .min(2)
      .max(3),
  }),
  z.strictObject({
    ...asked,
    kind: z.literal('sentence'),
    stimulus: kebab,
    answer: line,
    why: line,
    others: z.array(z.strictObject({ sentence: line, why: line })).min(1),
  }),
  z.strictObject({
    ...asked,
    ...proven,
    kind: z.literal('numeric'),
    answer: lineOrNumber.refine(
      (key) => parseRational(key) !== null,
      'must be a number as somebody would type it, such as 12, -0.5 or 3/4',
    ),
    unit: line.optional(),
    why: line,
  }),
])

/** A question as its author writes it in content/questions. */
export const questionSchema = ofAnyKind
  .refine((source) => topicsOf(source.id).includes(source.topic), {
    message: 'is not a topic of this section',
    path: ['topic'],
  })
  .refine(hasItsBlanks, {
    message: 'must show each blank once: one as _____, several as (i) _____ and so on',
    path: ['text'],
  })

export type AuthoredQuestion = z.infer<typeof questionSchema>

/** Where choices fill blanks, the text has as many, and numbers them where there are several. */
function hasItsBlanks(source: z.infer<typeof ofAnyKind>): boolean {
  if (source.kind !== 'blanks' && source.kind !== 'equivalence') return true
  const shown = source.text.match(/(?:\(i+\) )?_+/g) ?? []
  const wanted =
    source.kind === 'blanks' ? source.blanks.map((_, at) => `(${'i'.repeat(at + 1)}) _____`) : ['_____']
  return shown.join() === wanted.join()
}

function topicsOf(id: string): readonly string[] {
  const section = sectionOfQuestion(id)
  return section ? topics[section] : []
}
