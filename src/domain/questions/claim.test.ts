import { expect, test } from 'vitest'
import { countClaim, claimGoals } from './claim.ts'

test('a claim is the exact count below its goal, and the round number from the goal on', () => {
  expect(countClaim(75, 1500)).toBe('75')
  expect(countClaim(1499, 1500)).toBe('1,499')
  expect(countClaim(1500, 1500)).toBe('1500+')
  expect(countClaim(1837, 1500)).toBe('1500+')
  expect(countClaim(0, 500)).toBe('0')
})

test('the goals are those of the specification', () => {
  expect(claimGoals).toEqual({ questions: 1500, section: 500, words: 1000 })
})
