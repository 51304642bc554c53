import { expect, test } from 'vitest'
import { essayScore, noTraitScores } from './essay-traits.ts'

test('the score of an essay is the mean of its traits, to the nearest half, once all have a score', () => {
  expect(essayScore(noTraitScores)).toBeNull()
  expect(essayScore({ ...noTraitScores, position: 4, support: 4, order: 4 })).toBeNull()
  expect(essayScore({ position: 4, support: 4, order: 4, language: 4 })).toBe(4)
  expect(essayScore({ position: 5, support: 4, order: 4, language: 4 })).toBe(4.5)
  expect(essayScore({ position: 6, support: 6, order: 6, language: 5 })).toBe(6)
  expect(essayScore({ position: 0, support: 0, order: 0, language: 0 })).toBe(0)
})
