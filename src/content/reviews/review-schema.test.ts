import { expect, test } from 'vitest'
import { reviewSchema } from './review-schema.ts'

const solving = { date: '2026-11-20', solvers: 2, agreed: 2 }
const invalidChanges: readonly (readonly [string, object, string])[] = [
  ['without solvers', { solvers: 0, agreed: 0 }, 'Too small'],
  ['where more people agreed than solved', { agreed: 3 }, 'must not be greater than solvers'],
]

test.each(invalidChanges)('rejects a first or second review %s', (_, change, rule) => {
  const review = { id: 'v1', ...solving }
  expect(reviewSchema.safeParse({ ...review, mended: solving }).success).toBe(true)
  const first = reviewSchema.safeParse({ ...review, ...change })
  const second = reviewSchema.safeParse({ ...review, mended: { ...solving, ...change } })
  for (const { error } of [first, second]) expect(error?.message).toContain(rule)
})
