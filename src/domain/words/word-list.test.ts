import { expect, test } from 'vitest'
import type { WordCard } from './word-card.ts'
import { isNumberedList, numberedLists, wordsOf } from './word-list.ts'

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

test('a numbered list has sixty of the top words, and the last list has the rest', () => {
  expect(wordsIn('top-1')).toEqual(Array.from({ length: 60 }, (_, index) => `t${index + 1}`))
  expect([wordsIn('top-2')[0], wordsIn('top-2').at(-1)]).toEqual(['t61', 't120'])
  expect(wordsIn('top-3')).toHaveLength(30)
  expect([...wordsIn('top-4'), ...wordsIn('top-0'), ...wordsIn('top-11')]).toEqual([])
})

test('each of nine numbered lists has its words', () => {
  const many = Array.from({ length: 540 }, (_, index) => card(`t${index + 1}`, 'top', 'change'))
  for (const { slug, from, to } of numberedLists(many.length))
    expect(wordsOf(many, slug), slug).toEqual(many.slice(from - 1, to))
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
    expect(wordsOf(cards, slug)).toEqual(top.slice(from - 1, to))
  }
  expect(['top', 'all', 't', 'change'].filter(isNumberedList)).toEqual([])
})
