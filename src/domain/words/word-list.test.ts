import { expect, test } from 'vitest'
import type { WordCard } from './word-card.ts'
import { inMixedOrder, isNumberedList, numberedLists, wordsOf } from './word-list.ts'

function card(word: string, tier: string, theme: string): WordCard {
  return { word, part: 'verb', definition: '', sentence: '', theme, tier, root: '', near: [], far: [] }
}

const top = Array.from({ length: 150 }, (_, index) => card(`t${index + 1}`, 'top', 'change'))
const others = [card('abate', 'core', 'change'), card('all', 'further', 'speech')]
const cards = [...others, ...top]
const wordsIn = (slug: string): readonly string[] => wordsOf(cards, slug).map(({ word }) => word)

test.each([
  ['a', ['abate', 'all']],
  ['speech', ['all']],
  ['core', ['abate']],
  ['nothing', []],
  ['', []],
])('the words of %j', (slug, words) => {
  expect(wordsIn(slug)).toEqual(words)
})

test('the slugs of all words and of a tier', () => {
  expect(wordsOf(cards, 'all')).toEqual(cards)
  expect(wordsOf(cards, 'top')).toEqual(top)
})

test('a word that starts with the name of a list is not therefore in that list', () => {
  const lookalikes = [card('topple', 'core', 'change'), card('changeable', 'core', 'speech')]
  expect(wordsOf(lookalikes, 'top')).toEqual([])
  expect(wordsOf(lookalikes, 'change')).toEqual(lookalikes.slice(0, 1))
})

const mixed = inMixedOrder(top)

test('the mixed order has each word once, and neighbors in the alphabet far apart', () => {
  expect(mixed.toSorted((a, b) => top.indexOf(a) - top.indexOf(b))).toEqual(top)
  const steps = mixed
    .slice(1)
    .map((word, index) => Math.abs(top.indexOf(word) - top.indexOf(mixed[index] ?? word)))
  expect(steps.filter((step) => step === 1).length).toBeLessThan(15)
})

test('a word more leaves the others in their mixed order', () => {
  const more = inMixedOrder([...top, card('abate', 'top', 'change')])
  expect(more.filter(({ word }) => word !== 'abate')).toEqual(mixed)
})

test('a numbered list has sixty of the top words, and the last list has the rest', () => {
  expect(wordsIn('top-1')).toEqual(mixed.slice(0, 60).map(({ word }) => word))
  expect(wordsIn('top-3')).toHaveLength(30)
  expect([...wordsIn('top-4'), ...wordsIn('top-0'), ...wordsIn('top-11')]).toEqual([])
})

test('each of nine numbered lists has its words', () => {
  const many = Array.from({ length: 540 }, (_, index) => card(`t${index + 1}`, 'top', 'change'))
  for (const { slug, from, to } of numberedLists(many.length))
    expect(wordsOf(many, slug), slug).toEqual(inMixedOrder(many).slice(from - 1, to))
})

test('numbered lists have their first and last number, and exactly these words', () => {
  const lists = numberedLists(top.length)
  expect(lists.map(({ from, to }) => [from, to])).toEqual([
    [1, 60],
    [61, 120],
    [121, 150],
  ])
  for (const { slug, from, to } of lists) {
    expect(isNumberedList(slug)).toBe(true)
    expect(wordsOf(cards, slug)).toEqual(mixed.slice(from - 1, to))
  }
  expect(['top', 'all', 't', 'change'].filter(isNumberedList)).toEqual([])
})
