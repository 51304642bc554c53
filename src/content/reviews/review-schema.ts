import { z } from 'astro/zod'
import { questionId } from '../questions/question-schema.ts'

const day = z.iso.date()
const count = z.number().int()

/** Solvers who saw a question without its key, and how many of them found it. */
const solving = { date: day, solvers: count.min(1), agreed: count.min(0) }

type Solving = Readonly<{ solvers: number; agreed: number }>

const isPossible = ({ solvers, agreed }: Solving): boolean => agreed <= solvers
const impossible = { message: 'no more can have agreed than have solved', path: ['agreed'] }

/** What became of a question when it was solved blind, before it was served. */
export const reviewSchema = z
  .strictObject({
    id: questionId,
    ...solving,
    /** What a solver had doubts about. */
    doubts: z.array(z.enum(['answer', 'language'])).optional(),
    /** The solving of the question as it stands, where it was mended after the first. */
    mended: z.strictObject(solving).refine(isPossible, impossible).optional(),
  })
  .refine(isPossible, impossible)

export type Review = z.infer<typeof reviewSchema>

/** An error that was found in a question after it was served. */
export const erratumSchema = z.strictObject({
  id: questionId,
  date: day,
  wrong: z.string().trim().min(1),
  done: z.string().trim().min(1),
})

export type Erratum = z.infer<typeof erratumSchema>

/** A question that is served no more; its number stays its own. */
export const retiredSchema = z.strictObject({ id: questionId, date: day, why: z.string().trim().min(1) })
