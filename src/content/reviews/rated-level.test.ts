import { expect, test } from 'vitest'
import { levelOf, ratingsAgree } from './rated-level.ts'

test.each([
  [[49, 50], 'hard'],
  [[50, 50], 'medium'],
  [[40, 91], 'medium'],
  [[66, 66], 'easy'],
] as const)('ratings of %j make a question %s', (ratings, level) => {
  expect(levelOf(ratings)).toBe(level)
})

test('two ratings agree if each alone gives the same label', () => {
  expect(ratingsAgree([50, 65])).toBe(true)
  expect(ratingsAgree([49, 50])).toBe(false)
})
