import { expect, test } from 'vitest'
import { wordPath } from './word-path.ts'

test('a word has its entry on the page of its first letter', () => {
  expect(wordPath('laconic')).toBe('/gre-vocabulary/l#laconic')
})
