import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes)
})

test('does not count table lines and dashes as words', () => {
  expect(readingMinutes(`${'| --- '.repeat(1000)} ${'word\n'.repeat(200)}`)).toBe(1)
})
