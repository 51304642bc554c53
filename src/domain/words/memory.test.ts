import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WordCard } from './word-card.ts'
import { countDue, laterRestsAsText, memoriesOf, wordsToAsk, groupByState } from './memory.ts'
import type { Recall } from './recall.ts'

const day = 86_400_000
const noon = Date.UTC(2026, 10, 5, 12)
/** Later than all that is recalled here. */
const later = noon + 1000 * day

/** An answer to a word, so many days after the first noon, in a round of its own unless another is named. */
function recall(word: string, days: number, isKnown = true, round = `r${days}`): Recall {
  const at = new Date(noon + days * day).toISOString()
  const given = isKnown ? word : 'nothing'
  return { id: `${round}-${word}-${days}-${isKnown}`, word, asked: 'meaning', given, at, round }
}

/** The days from the first noon until a word is due. */
function dueIn(recalls: readonly Recall[], word = 'abate'): number {
  const due = memoriesOf(recalls, later).get(word)?.due ?? NaN
  return (due - noon) / day
}

test('a word rests longer each time it is known once more', () => {
  const eightHours = 8 / 24
  const days = [0, 1, 4, 11, 27, 63, 99]
  const recalls = days.map((at) => recall('abate', at))
  const rests = days.map((at, index) => dueIn(recalls.slice(0, index + 1)) - at + eightHours)
  expect(rests.map((rest) => Math.round(rest * 1000) / 1000)).toEqual([1, 3, 7, 16, 36, 36, 36])
})

test('a word that was missed is due at once, and begins anew', () => {
  const missed = [recall('abate', 0), recall('abate', 1), recall('abate', 4, false)]
  expect(dueIn(missed)).toBe(4)
  expect(dueIn([...missed, recall('abate', 4, true, 'next')])).toBeCloseTo(4 + 16 / 24)
})

test('of a round only the first answer to a word counts', () => {
  const round = [
    recall('abate', 0, false, 'r'),
    recall('abate', 0.01, true, 'r'),
    recall('deny', 0, true, 'r'),
  ]
  expect(dueIn(round)).toBe(0)
  expect(dueIn(round, 'deny')).toBeGreaterThan(0)
})

test('a word that is known before it is due rests no longer for it; a miss counts at any time', () => {
  const known = recall('abate', 0)
  expect(memoriesOf([known, recall('abate', 0.3)], later)).toEqual(memoriesOf([known], later))
  expect(dueIn([known, recall('abate', 0.3, false)])).toBe(0.3)
})

test('in the order in which they were given, whatever the order of the log', () => {
  const recalls = [recall('abate', 0, false), recall('abate', 1), recall('abate', 2), recall('deny', 1)]
  // A device elsewhere writes its own time of day.
  const [missed, ...others] = recalls
  const elsewhere = missed ? [{ ...missed, at: '2026-11-05T23:00:00.000+11:00' }, ...others] : []
  fc.assert(
    fc.property(fc.shuffledSubarray(elsewhere, { minLength: recalls.length }), (log) => {
      expect(memoriesOf(log, later).get('abate')).toEqual(memoriesOf(recalls, later).get('abate'))
    }),
  )
})

function card(word: string): WordCard {
  return {
    word,
    part: 'verb',
    definition: '',
    sentence: '',
    theme: 'change',
    tier: 'top',
    root: '',
    near: [],
    far: [],
  }
}

const cards = ['steady', 'shaky', 'resting', 'missed', 'rested', 'new'].map(card)
const log = [
  recall('missed', 2, false),
  recall('shaky', 1),
  recall('steady', -8),
  recall('steady', -2),
  recall('resting', 0),
  recall('resting', 2),
  recall('rested', 2.5),
]
const memories = memoriesOf(log, later)
const standing = groupByState(cards, memories, noon + 3 * day)

test('every word of a list is due, known or untried, and a word of no list is none of these', () => {
  const words = ([state, held]: readonly [string, readonly WordCard[]]): readonly [
    string,
    readonly string[],
  ] => [state, held.map(({ word }) => word)]
  expect(Object.fromEntries(Object.entries(standing).map(words))).toEqual({
    due: ['steady', 'shaky', 'missed'],
    resting: ['resting', 'rested'],
    untried: ['new'],
  })
  expect(groupByState([], memories, noon)).toEqual({ due: [], resting: [], untried: [] })
})

test('of all words that were ever asked, of whatever list, those that are due are counted', () => {
  expect(countDue(memories, noon + 3 * day)).toBe(3)
  expect(countDue(new Map(), noon)).toBe(0)
})

test('what is dated later than now, by a clock that was ahead, does not count until then', () => {
  const ahead = [recall('abate', 365), recall('abate', 1, false)]
  expect(memoriesOf(ahead, noon + 2 * day)).toEqual(memoriesOf(ahead.slice(1), later))
  expect(memoriesOf(ahead, noon + 365 * day).get('abate')?.times).toBe(1)
})

test('a sentence names the rests after the first', () => {
  expect(laterRestsAsText).toBe('3, 7, 16 and 36')
})

test('a word is due at the very moment its rest ends', () => {
  const due = memories.get('shaky')?.due ?? NaN
  const shaky = [card('shaky')]
  expect(groupByState(shaky, memories, due).due).toEqual(shaky)
  expect(groupByState(shaky, memories, due - 1).resting).toEqual(shaky)
})

test.each([0, 0.5, 0.99])(
  'words come in turn: due ones, the least known first, new ones, and those at rest by when they are due',
  (lot) => {
    const words = wordsToAsk(standing, memories, 6, () => lot).map(({ word }) => word)
    expect(words).toEqual(['missed', 'shaky', 'steady', 'new', 'rested', 'resting'])
    expect(wordsToAsk(standing, memories, 2, () => lot).map(({ word }) => word)).toEqual(words.slice(0, 2))
  },
)

test('among words that were never asked the lot decides', () => {
  const untried = groupByState(cards, new Map(), noon)
  let lot = 1
  const words = wordsToAsk(untried, new Map(), 6, () => (lot -= 0.001)).map(({ word }) => word)
  expect(words).toEqual(['new', 'rested', 'missed', 'resting', 'shaky', 'steady'])
})
