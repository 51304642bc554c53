import { expect, test } from 'vitest'
import { claimFor, claimGoals } from './claim.ts'

test('a claim is the true count until its goal is reached, and round from then on', () => {
  expect(claimFor(75, 1500)).toBe('75')
  expect(claimFor(1499, 1500)).toBe('1,499')
  expect(claimFor(1500, 1500)).toBe('1500+')
  expect(claimFor(1837, 1500)).toBe('1500+')
  expect(claimFor(0, 500)).toBe('0')
})

test('the goals are those of the specification', () => {
  expect(claimGoals).toEqual({ questions: 1500, section: 500, words: 1000 })
})
