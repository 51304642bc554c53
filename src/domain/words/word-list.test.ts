import { expect, test } from 'vitest'
import type { WordCard } from './word-card.ts'
import { isNumbered, numberedLists, wordsOf } from './word-list.ts'

function card(word: string, tier: string, theme: string): WordCard {
  return { word, part: 'verb', definition: '', sentence: '', theme, tier, root: '', near: [], far: [] }
}

const top = Array.from({ length: 150 }, (_, index) => card(`t${index + 1}`, 'top', 'change'))
const others = [card('abate', 'core', 'change'), card('all', 'further', 'speech')]
const cards = [...others, ...top]
const named = (slug: string): readonly string[] => wordsOf(cards, slug).map(({ word }) => word)

test.each([
  ['a', ['abate', 'all']],
  ['speech', ['all']],
  ['core', ['abate']],
  ['nothing', []],
  ['', []],
])('the words of %j', (slug, words) => {
  expect(named(slug)).toEqual(words)
})

test('all words, and those of a tier', () => {
  expect(wordsOf(cards, 'all')).toEqual(cards)
  expect(wordsOf(cards, 'top')).toEqual(top)
})

test('a word is in no list because it begins with the name of one', () => {
  const likeTheirNames = [card('topple', 'core', 'change'), card('changeable', 'core', 'speech')]
  expect(wordsOf(likeTheirNames, 'top')).toEqual([])
  expect(wordsOf(likeTheirNames, 'change')).toEqual(likeTheirNames.slice(0, 1))
})

test('sixty of the top words at a time, by their numbers, and as many as there are', () => {
  expect(named('top-1')).toEqual(Array.from({ length: 60 }, (_, index) => `t${index + 1}`))
  expect([named('top-2')[0], named('top-2').at(-1)]).toEqual(['t61', 't120'])
  expect(named('top-3')).toHaveLength(30)
  expect([...named('top-4'), ...named('top-0'), ...named('top-11')]).toEqual([])
})

test('each of nine numbered lists holds its words', () => {
  const many = Array.from({ length: 540 }, (_, index) => card(`t${index + 1}`, 'top', 'change'))
  for (const { slug, from, to } of numberedLists(many.length))
    expect(wordsOf(many, slug), slug).toEqual(many.slice(from - 1, to))
})

test('the numbered lists say from which word to which they go, and hold just these', () => {
  const lists = numberedLists(top.length)
  expect(lists.map(({ from, to }) => [from, to])).toEqual([
    [1, 60],
    [61, 120],
    [121, 150],
  ])
  for (const { slug, from, to } of lists) {
    expect(isNumbered(slug)).toBe(true)
    expect(wordsOf(cards, slug)).toEqual(top.slice(from - 1, to))
  }
  expect(['top', 'all', 't', 'change'].filter(isNumbered)).toEqual([])
})
