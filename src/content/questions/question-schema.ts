import { z } from 'astro/zod'
import { isQuestionId, sectionOfQuestion, type SectionName } from '../../domain/questions/section.ts'
import { parseRational } from '../../domain/scoring/numeric.ts'
import { logicSchema, proofSchema } from './proof-schema.ts'

export const topics: Readonly<Record<SectionName, readonly string[]>> = {
  verbal: ['reading-comprehension', 'text-completion', 'sentence-equivalence'],
  quantitative: ['arithmetic', 'algebra', 'geometry', 'data-analysis'],
  analytical: ['argument-analysis', 'logic', 'essay-craft'],
}

export const questionId = z
  .string()
  .refine(isQuestionId, 'must be v, q or a followed by a number, such as v126')
export const textLine = z.string().trim().min(1, 'must not be empty')
export const kebabCaseName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case, such as text-completion')
const textOrNumber = z.coerce.string().trim().min(1, 'must not be empty')

/** A choice as its author writes it in YAML. */
const choiceSource = z.strictObject({
  text: textOrNumber,
  correct: z.literal(true).optional(),
  why: textLine,
  /** The value of the choice, if a proof cannot read it from the text. */
  value: textOrNumber.optional(),
  /** The condition that the choice states, for logic questions. */
  test: textLine.optional(),
})

export type ChoiceSource = z.infer<typeof choiceSource>

/** A list of choices; any positive number of them may be correct if correctCount is null. */
function choices(minimum: number, maximum: number, correctCount: number | null): z.ZodType<ChoiceSource[]> {
  const count = minimum === maximum ? `${minimum}` : `${minimum} to ${maximum}`
  return z
    .array(choiceSource)
    .refine((list) => list.length >= minimum && list.length <= maximum, `must have ${count} choices`)
    .refine((list) => {
      const found = list.filter(({ correct }) => correct).length
      return correctCount === null ? found > 0 : found === correctCount
    }, correctCountRule(correctCount))
}

function correctCountRule(correctCount: number | null): string {
  if (correctCount === 1) return 'exactly one choice must have "correct: true"'
  return correctCount === null
    ? 'at least one choice must have "correct: true"'
    : `exactly ${correctCount} choices must have "correct: true"`
}

const sharedFields = {
  id: questionId,
  topic: kebabCaseName,
  skill: kebabCaseName,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  stimulus: kebabCaseName.optional(),
  text: textLine,
  explanation: textLine,
}

const proofFields = { proof: proofSchema.optional(), noProof: textLine.optional() }

const ofAnyKind = z.discriminatedUnion('kind', [
  z.strictObject({
    ...sharedFields,
    ...proofFields,
    kind: z.literal('single'),
    choices: choices(5, 5, 1),
    logic: logicSchema.optional(),
    noLogic: textLine.optional(),
  }),
  z.strictObject({
    ...sharedFields,
    ...proofFields,
    kind: z.literal('comparison'),
    text: textLine.optional(),
    quantityA: textOrNumber,
    quantityB: textOrNumber,
    answer: z.enum(['A', 'B', 'C', 'D']),
    why: z.strictObject({ A: textLine, B: textLine, C: textLine, D: textLine }),
  }),
  z.strictObject({
    ...sharedFields,
    ...proofFields,
    kind: z.literal('several'),
    choices: choices(3, 8, null),
  }),
  z.strictObject({ ...sharedFields, kind: z.literal('equivalence'), choices: choices(6, 6, 2) }),
  z.strictObject({
    ...sharedFields,
    kind: z.literal('blanks'),
    blanks: z
      .array(z.strictObject({ choices: choices(3, 3, 1) }))
      .min(2)
      .max(3),
  }),
  z.strictObject({
    ...sharedFields,
    kind: z.literal('sentence'),
    stimulus: kebabCaseName,
    answer: textLine,
    why: textLine,
    others: z.array(z.strictObject({ sentence: textLine, why: textLine })).min(1),
  }),
  z.strictObject({
    ...sharedFields,
    ...proofFields,
    kind: z.literal('numeric'),
    answer: textOrNumber.refine(
      (key) => parseRational(key) !== null,
      'must be a number that a learner can type, such as 12, -0.5 or 3/4',
    ),
    unit: textLine.optional(),
    why: textLine,
  }),
])

/** A question as its author writes it in content/questions/. */
export const questionSchema = ofAnyKind
  .refine((source) => topicsOf(source.id).includes(source.topic), {
    message: 'must be a topic of this section; question-schema.ts lists them',
    path: ['topic'],
  })
  .refine(showsEveryBlank, {
    message: 'must show each blank once: a single blank as _____, several as (i) _____, (ii) _____ and so on',
    path: ['text'],
  })

export type AuthoredQuestion = z.infer<typeof questionSchema>

/** The text must have as many blanks as the question, and number them if there are several. */
function showsEveryBlank(source: z.infer<typeof ofAnyKind>): boolean {
  if (source.kind !== 'blanks' && source.kind !== 'equivalence') return true
  const blanksInText = source.text.match(/(?:\(i+\) )?_+/g) ?? []
  const expectedBlanks =
    source.kind === 'blanks' ? source.blanks.map((_, index) => `(${'i'.repeat(index + 1)}) _____`) : ['_____']
  return blanksInText.join() === expectedBlanks.join()
}

function topicsOf(id: string): readonly string[] {
  const section = sectionOfQuestion(id)
  return section ? topics[section] : []
}
