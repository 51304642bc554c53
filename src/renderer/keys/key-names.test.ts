import { expect, test } from 'vitest'
import { questionKeys } from './key-names.ts'
import { indexOfKey } from './question-keys.ts'

test('the list of keys names the first and last letter and digit that choose an answer', () => {
  const keysInText = questionKeys[0][0].match(/\b[A-Z0-9]\b/g) ?? []
  expect(keysInText.map(indexOfKey)).toEqual([0, 8, 0, 8])
  expect(['J', '0', 'Enter', '?'].map(indexOfKey)).toEqual([-1, -1, -1, -1])
})
