import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scorePercent } from './percent.ts'

test.each([
  [0, 25, 0],
  [25, 25, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 200, 1],
  [23, 40, 58],
  [113, 200, 57],
])('%i of %i is %i %%', (correct, total, percent) => {
  expect(scorePercent(correct, total)).toBe(percent)
})

test('an empty quiz scores 0', () => {
  expect(scorePercent(0, 0)).toBe(0)
})

test('a score is an integer from 0 to 100, and one more right answer never lowers it', () => {
  const quiz = fc.integer({ min: 1, max: 500 }).chain((total) => fc.tuple(fc.nat(total), fc.constant(total)))
  fc.assert(
    fc.property(quiz, ([correct, total]) => {
      const percent = scorePercent(correct, total)
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      if (correct < total) expect(scorePercent(correct + 1, total)).toBeGreaterThanOrEqual(percent)
    }),
  )
})
