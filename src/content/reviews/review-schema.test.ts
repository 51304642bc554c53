import { expect, test } from 'vitest'
import { reviewSchema } from './review-schema.ts'

const solving = { date: '2026-11-20', solvers: 2, agreed: 2 }
const wrong: readonly (readonly [string, object, string])[] = [
  ['without solvers', { solvers: 0, agreed: 0 }, 'Too small'],
  ['with more that agreed than solved', { agreed: 3 }, 'no more can have agreed than have solved'],
]

test.each(wrong)('a solving %s is refused, the first and the one after a mend', (_, change, rule) => {
  const review = { id: 'v1', ...solving }
  expect(reviewSchema.safeParse({ ...review, mended: solving }).success).toBe(true)
  const first = reviewSchema.safeParse({ ...review, ...change })
  const second = reviewSchema.safeParse({ ...review, mended: { ...solving, ...change } })
  for (const { error } of [first, second]) expect(error?.message).toContain(rule)
})
