import { expect, test } from 'vitest'
import { wordPath } from './word-path.ts'

test('wordPath points to the page of the first letter', () => {
  expect(wordPath('laconic')).toBe('/gre-vocabulary/l#laconic')
})
