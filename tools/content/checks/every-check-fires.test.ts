import { describe, expect, test } from 'vitest'
import { choices, forty, itemFrom, rules, texts, type Change } from '../../../tests/support/content-items.ts'
import { checkChoices } from './check-choices.ts'
import { checkDuplicates, masked } from './check-duplicates.ts'
import { checkKeys } from './check-keys.ts'
import { checkMix } from './check-mix.ts'
import { checkPassages } from './check-passages.ts'
import { checkProofs } from './check-proofs.ts'
import { checkReviews } from './check-reviews.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkWords } from './check-words.ts'
import type { Item } from '../item.ts'

const why = (text: string): object[] => [{ text: 'x', correct: true, why: text }, ...choices(9).slice(1)]
const numeric = { id: 'q1', kind: 'numeric', topic: 'algebra', choices: undefined, answer: 7 }
const three = (right: number, named: readonly string[]): object => ({ choices: choices(right, named) })
const twoBlanks = {
  ...{ kind: 'blanks', topic: 'text-completion', text: '(i) _____, (ii) _____', choices: undefined },
  blanks: [three(0, ['red', 'blue', 'gold']), three(1, ['warm', 'cold', 'Warm'])],
}

test.each<readonly [string, Change, string]>([
  [
    'all of the answers',
    { choices: choices(0, [...texts.slice(1), 'all of the answers fit']) },
    'speaks of the other',
  ],
  [
    'neither of these',
    { choices: choices(0, [...texts.slice(1), 'neither of these']) },
    'speaks of the other',
  ],
  ['a letter in a why', { choices: why('Unlike option B, it is so.') }, 'by its letter or place'],
  [
    'a letter in the mistake of a number',
    { ...numeric, why: 'It is as in choice B.' },
    'by its letter or place',
  ],
  ['a mistake of two words', { ...numeric, why: 'Not six.' }, 'lacks its why'],
  [
    'a formula that sounds like words',
    { choices: choices(0, ['$\\frac{1}{2}$', '1 over 2', '6', '7', '8']) },
    'two choices sound alike: "1 over 2"',
  ],
  ['a capital on some', { choices: choices(0, [...texts.slice(1), 'It is.']) }, 'begin with a capital'],
  ['one that stands twice in the second blank', twoBlanks, 'stands there twice'],
])('choices with %s are found', (_, change, rule) => {
  expect(rules(checkChoices([itemFrom(change)]))).toContain(rule)
})

test('numbers and names are masked before questions are compared', () => {
  expect(masked('Then Ana has 1,250 of $\\frac{1}{2}$.')).toBe('then @ has # of frac # #')
})

test('comparisons of the same quantities are duplicates', () => {
  const quantity = 'The number of ways to seat four guests around one table that has room for six of them'
  const comparison = (id: string): Item =>
    itemFrom({
      ...{ id, kind: 'comparison', topic: 'algebra', text: undefined, choices: undefined, answer: 'A' },
      ...{ quantityA: quantity, quantityB: '7', why: { A: 'a', B: 'b', C: 'c', D: 'd' } },
    })
  expect(rules(checkDuplicates([comparison('q1'), comparison('q2')]))).toContain('q2: is too much like q1')
})

/** Questions whose keys stand in these places, one after the other. */
function keyed(places: readonly number[], change: (index: number) => Change = () => ({})): readonly Item[] {
  return places.map((place, index) =>
    itemFrom({ id: `v${index + 1}`, choices: choices(place), ...change(index) }),
  )
}

/** Places in turn, each as often as it is said to stand there. */
function spread(...counts: readonly number[]): readonly number[] {
  const left = [...counts]
  const places: number[] = []
  while (left.some((count) => count > 0))
    for (const [place, count] of left.entries())
      if (count > 0) {
        places.push(place)
        left[place] = count - 1
      }
  return places
}

const even = spread(5, 5, 5, 5, 5)
/** Texts of which the one in a place is longer or shorter by a word. */
const marked = (place: number, mark: string, all = texts): readonly string[] =>
  all.map((text, at) => (at === place ? mark : text))

describe('keys', () => {
  test.each<readonly [string, readonly Item[], string]>([
    ['rare in one place of a quiz', keyed(spread(2, 6, 6, 6, 5)), 'quiz 1: keys stand 2, 6, 6, 6, 5 times'],
    [
      'uneven over a section',
      keyed([1, 2, 3, 4, 5].flatMap(() => spread(7, 7, 5, 3, 3))),
      'verbal: keys stand 35, 35, 25, 15, 15',
    ],
    [
      'right four times running in one place',
      keyed([1, 1, 1, 1, ...spread(5, 1, 5, 5, 5)]),
      'more than three times running',
    ],
    [
      'the longest in a third of a quiz',
      keyed(even, (index) =>
        index < 3
          ? { choices: choices(even[index] ?? 0, marked(even[index] ?? 0, 'it may well be so indeed')) }
          : {},
      ),
      'quiz 1: the key is the one longest choice in 32 %',
    ],
    [
      'the shortest in a third of a quiz',
      keyed(even, (index) =>
        index < 8 ? { choices: choices(even[index] ?? 0, marked(even[index] ?? 0, 'so it is')) } : {},
      ),
      'quiz 1: the key is the one shortest choice in 32 %',
    ],
    [
      'longer than others on the whole, though never the longest',
      keyed(spread(10, 10, 10, 10, 10), () => ({
        choices: choices(0, [
          'a long text that is right',
          'a longer text that is not right',
          'short one',
          'short two',
          'short six',
        ]),
      })),
      'times the length of the others',
    ],
    [
      'in a quiz with more than one right choice',
      keyed(even, (index) => (index === 3 ? { kind: 'several' } : {})),
      'holds questions with one right choice of five',
    ],
  ])('%s are found', (_, items, rule) => {
    expect(rules(checkKeys(items))).toContain(rule)
  })
})

const leveled = (easy: number, hard: number): readonly Item[] =>
  keyed(even, (index) => ({ difficulty: index < easy ? 'easy' : index < 25 - hard ? 'medium' : 'hard' }))

test('a quiz is balanced up to its bounds, and no further', () => {
  expect(rules(checkMix(leveled(8, 7)))).not.toMatch(/^verbal.*(hard|easy)$/m)
  expect(rules(checkMix(leveled(8, 6)))).toMatch(/^verbal: fewer than a quarter are hard$/m)
  expect(rules(checkMix(leveled(9, 7)))).toMatch(/^verbal: more than 35 % are easy$/m)
})

test('a topic that has too much of a section, or too little, is found', () => {
  const found = rules(checkMix(leveled(8, 7)))
  expect(found).toContain('100 % are about reading-comprehension')
  expect(found).toContain('0 % are about text-completion')
})

test('a passage that is long is found', () => {
  const passage = { id: 'bees', kind: 'passage' as const, text: 'word '.repeat(451), sources: ['A book'] }
  expect(rules(checkPassages([itemFrom({ stimulus: 'bees' })], [{ file: 'b.yaml', item: passage }]))).toBe(
    'bees: has 451 words, not 80 to 450',
  )
})

test('more than one in twelve without a proof, and rules without a solution, are found', () => {
  const open = { id: 'q1', topic: 'algebra', noProof: 'It is a matter of words.' }
  expect(rules(checkProofs([itemFrom(open)]))).toBe('all: 100 % have no proof')
  expect(rules(checkProofs([itemFrom({ id: 'a1', topic: 'logic' })]))).toContain(
    'neither a proof nor the reason',
  )
})

test('a review that stands there twice is found', () => {
  const review = { file: 'r.yaml', item: { id: 'v1', date: '2026-11-20', solvers: 2, agreed: 2 } }
  expect(rules(checkReviews([itemFrom()], [review, review]))).toBe('v1: stands here twice')
})

test.each<readonly [string, Change]>([
  ['the explanation', { explanation: `${forty} recieved` }],
  ['a choice', { choices: choices(0, [...texts.slice(1), 'recieved']) }],
  ['a why', { choices: why('It was recieved so.') }],
])('a misspelling is found in %s', (_, change) => {
  expect(rules(checkSpelling([itemFrom(change)]))).toBe('v1: "recieved" is a word that no dictionary has')
})

test.each<readonly [object, string]>([
  [{ definition: forty }, 'more than 16 words'],
  [{ synonyms: ['lessen', 'lessen'] }, 'a synonym or an opposite twice'],
  [{ synonyms: ['lessen', 'grow'], opposites: ['grow'] }, 'a synonym or an opposite twice'],
  [{ opposites: ['abate'] }, 'its own synonym or opposite'],
  [{ nuance: 'It is recieved so.' }, '"recieved" is a word'],
])('of a word is found %o', (change, rule) => {
  const word = {
    ...{ word: 'abate', part: 'verb' as const, theme: 'change' as const, sound: 'əˈbeɪt' },
    ...{ definition: 'to lessen', sentence: 'The rain abated.', synonyms: ['lessen', 'subside'] },
  }
  expect(rules(checkWords([{ file: 'w.yaml', item: { ...word, ...change } }]))).toContain(rule)
})
