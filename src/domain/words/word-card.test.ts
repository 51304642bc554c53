import { expect, test } from 'vitest'
import { haveSimilarMeaning, type WordCard } from './word-card.ts'

function card(word: string, near: readonly string[], far: readonly string[]): WordCard {
  return { word, part: 'verb', definition: '', sentence: '', theme: '', tier: '', root: '', near, far }
}

const abate = card('abate', ['wane'], ['mount'])

test.each([
  ['one is near the other', true, card('wane', [], [])],
  ['both are near the same', true, card('ebb', ['wane'], [])],
  ['both are far from the same', true, card('flag', [], ['mount'])],
  ['one is far from what the other is near', false, card('wax', ['grow'], ['wane'])],
  ['one is near what the other is far from', false, card('swell', ['mount'], [])],
  ['one is far from the other', false, card('mount', [], ['abate'])],
])('if %s, haveSimilarMeaning is %s', (_, isSimilar, other) => {
  expect([haveSimilarMeaning(abate, other), haveSimilarMeaning(other, abate)]).toEqual([isSimilar, isSimilar])
})
