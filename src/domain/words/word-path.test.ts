import { expect, test } from 'vitest'
import { wordPath } from './word-path.ts'

test('wordPath points to the page of the first letter', () => {
  expect(wordPath('laconic')).toBe('/gre-vocabulary/l#laconic')
})

test('a letter with many words has a second page', () => {
  expect(wordPath('pariah')).toBe('/gre-vocabulary/p#pariah')
  expect(wordPath('placate')).toBe('/gre-vocabulary/p-2#placate')
})
