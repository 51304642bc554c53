import { expect, test } from 'vitest'
import { fortyWords, findingLines } from '../../../tests/support/content-items.ts'
import { checkClusters, checkWords } from './check-words.ts'

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
  [{ senses: [{ definition: 'to abate', sentence: 'It abated.' }] }, 'a further meaning that contains'],
  [{ senses: [{ definition: fortyWords, sentence: 'It abated.' }] }, 'a further meaning of more than 16'],
  [{ senses: [{ definition: 'to end', sentence: 'It ended.' }] }, 'a further sentence that does not'],
  [{ company: ['the storm abated', 'the storm ended'] }, 'company that does not contain the word'],
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

const cluster = {
  words: ['abate', 'wane'],
  meaning: 'to grow less',
  sentence: 'Interest will _____ in time.',
  apart: 'Only the moon and power wane.',
}
const listed = [word, { ...word, word: 'wane' }, { ...word, word: 'ebb' }]
const clusterLines = (...changes: readonly object[]): string =>
  findingLines(
    checkClusters(
      changes.map((change) => ({ file: 'c.yaml', item: { ...cluster, ...change } })),
      listed,
    ),
  )

test('accepts clusters that share one word', () => {
  expect(clusterLines({}, { words: ['abate', 'ebb'] })).toBe('')
})

test.each<readonly [object, string]>([
  [{ words: ['abate', 'abate', 'wane'] }, 'names a word twice'],
  [{ words: ['abate', 'lessen'] }, 'fewer than two words of the list'],
  [{ meaning: fortyWords }, 'has a meaning of more than 12 words'],
  [{ sentence: 'It had an _____ end.' }, 'before the blank, which gives words away'],
  [{ apart: 'They are diferent.' }, '"diferent" is not in the dictionary'],
])('reports a cluster with %o', (change, rule) => {
  expect(clusterLines(change)).toContain(rule)
})

test('reports a cluster that is part of another', () => {
  expect(clusterLines({ words: ['abate', 'wane', 'ebb'] }, {})).toContain('is part of another cluster')
})
