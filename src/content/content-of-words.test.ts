import { describe, expect, test } from 'vitest'
import { words } from '../../tests/unit/content-files.ts'

/** What all forms of a word begin with: 'abate' and 'abated', 'deny' and 'denies'. */
function stem(word: string): RegExp {
  return new RegExp(`\\b${word.replace(/(e|y)$/, '')}`, 'i')
}

test('every word stands in the list once', () => {
  const names = words.map(({ word }) => word)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe.each(words)('$word', ({ word, definition, sentence, synonyms }) => {
  test('is defined without itself, and shown in a sentence', () => {
    expect(definition).not.toMatch(stem(word))
    expect(sentence).toMatch(stem(word))
  })

  test('has synonyms other than itself, each named once', () => {
    expect(synonyms).not.toContain(word)
    expect(new Set(synonyms).size).toBe(synonyms.length)
  })
})
