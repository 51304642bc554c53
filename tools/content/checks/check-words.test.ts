import { expect, test } from 'vitest'
import { fortyWords, findingLines } from '../../../tests/support/content-items.ts'
import { checkWords } from './check-words.ts'

const word = {
  word: 'abate',
  part: 'verb' as const,
  theme: 'change' as const,
  sound: 'əˈbeɪt',
  definition: 'to lessen',
  sentence: 'The rain abated.',
  synonyms: ['lessen', 'subside'],
}

function wordInFile(change: object = {}): { file: string; item: typeof word } {
  return { file: 'w.yaml', item: { ...word, ...change } }
}

test('accepts a good word', () => {
  expect(checkWords([wordInFile()])).toEqual([])
})

test.each<readonly [object, string]>([
  [{ definition: 'to abate a little' }, 'has a definition that contains the word itself'],
  [{ definition: fortyWords }, 'more than 16 words'],
  [{ sentence: 'The rain stopped.' }, 'has a sentence that does not contain the word'],
  [{ synonyms: ['abate', 'lessen'] }, 'its own synonym or opposite'],
  [{ opposites: ['abate'] }, 'its own synonym or opposite'],
  [{ synonyms: ['lessen', 'lessen'] }, 'lists a synonym or an opposite twice'],
  [{ synonyms: ['lessen', 'grow'], opposites: ['grow'] }, 'lists a synonym or an opposite twice'],
  [{ nuance: 'It is recieved so.' }, '"recieved" is not in the dictionary'],
])('reports a word with %o', (change, rule) => {
  expect(findingLines(checkWords([wordInFile(change)]))).toContain(rule)
})

test('reports a repeated word', () => {
  expect(findingLines(checkWords([wordInFile(), wordInFile()]))).toContain('is in the list twice')
})

test('reports a form of another word', () => {
  expect(
    findingLines(checkWords([wordInFile(), wordInFile({ word: 'abated', sentence: 'An abated rain.' })])),
  ).toContain('abated: is a form of abate, which is already in the list')
})
