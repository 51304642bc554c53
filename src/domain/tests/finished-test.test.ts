import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords, emptyEssay, withEssayText, type Essay } from './finished-test.ts'

const minute = 60_000

function written(...texts: readonly (readonly [string, number])[]): Essay {
  return texts.reduce((essay, [text, minutes]) => withEssayText(essay, text, minutes * minute), emptyEssay)
}

test('a new text replaces the old one; what it was two minutes ago is kept', () => {
  const essay = written(['One', 0], ['One two', 1], ['One two three', 3], ['One two three four', 4])
  expect(essay.text).toBe('One two three four')
  expect(essay.drafts.map(({ text }) => text)).toEqual(['One', 'One two'])
})

test('a text of which much is deleted at once is kept, however soon', () => {
  const long = 'word '.repeat(60)
  expect(written(['One', 0], [long, 1], ['', 1.1]).drafts.map(({ text }) => text)).toEqual(['One', long])
})

test('five earlier states are kept, the latest ones', () => {
  const essay = written(...Array.from({ length: 12 }, (_, index) => [`state ${index}`, index * 3] as const))
  expect(essay.drafts.map(({ text }) => text)).toEqual([6, 7, 8, 9, 10].map((index) => `state ${index}`))
})

test('words are what has letters or digits', () => {
  expect(countWords('  Two words — and 3 more. ')).toBe(5)
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/)),
      (words) => countWords(words.join(' ')) === words.length,
    ),
  )
})
