import { z } from 'astro/zod'
import { questionId, textLine } from '../questions/kinds/shared-fields.ts'

const day = z.iso.date()
const count = z.number().int()
const share = count.min(1).max(99)

/** How many solved a question without its key, and how many of them found the key. */
const solving = { date: day, solvers: count.min(1), agreed: count.min(0) }

type Solving = Readonly<{ solvers: number; agreed: number }>

const isConsistent = ({ solvers, agreed }: Solving): boolean => agreed <= solvers
const inconsistent = { message: 'must not be greater than solvers', path: ['agreed'] }

/** The review of a question before it is published: it was solved without its key. */
export const reviewSchema = z
  .strictObject({
    id: questionId,
    ...solving,
    /** What solvers had doubts about. */
    doubts: z.array(z.enum(['answer', 'language'])).optional(),
    /** A second review, if the question was changed after the first one. */
    mended: z.strictObject(solving).refine(isConsistent, inconsistent).optional(),
    /** Of a hundred test takers, how many would find the key, as each of two solvers estimates. See rated-level.ts. */
    rated: z.tuple([share, share]).optional(),
  })
  .refine(isConsistent, inconsistent)

export type Review = z.infer<typeof reviewSchema>

/** An error that was found in a question after it was published. */
export const erratumSchema = z.strictObject({
  id: questionId,
  date: day,
  wrong: textLine,
  done: textLine,
})

export type Erratum = z.infer<typeof erratumSchema>

/** A question that was removed. Its id is never used again. */
export const retiredSchema = z.strictObject({
  id: questionId,
  date: day,
  why: textLine,
})

/** A trial of guessing: somebody saw only the choices of questions drawn by lot, and named the keys. */
export const guessTrialSchema = z
  .strictObject({
    topic: textLine,
    date: day,
    questions: count.min(1),
    guessed: count.min(0),
  })
  .refine(({ questions, guessed }) => guessed <= questions, {
    message: 'must not be greater than questions',
    path: ['guessed'],
  })

export type GuessTrial = z.infer<typeof guessTrialSchema>
