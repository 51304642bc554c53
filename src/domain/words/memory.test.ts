import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WordCard } from './word-card.ts'
import { countDue, laterIntervalsAsText, memoriesOf, wordsToAsk, groupByState } from './memory.ts'
import type { Recall } from './recall.ts'

const day = 86_400_000
const noon = Date.UTC(2026, 10, 5, 12)
/** Later than all recalls in these tests. */
const later = noon + 1000 * day

/** An answer to a word, this many days after noon on the first day, in a round of its own by default. */
function recall(word: string, days: number, isKnown = true, round = `r${days}`): Recall {
  const at = new Date(noon + days * day).toISOString()
  const given = isKnown ? word : 'nothing'
  return { id: `${round}-${word}-${days}-${isKnown}`, word, asked: 'meaning', given, at, round }
}

/** Days from noon on the first day until a word is due. */
function dueIn(recalls: readonly Recall[], word = 'abate'): number {
  const due = memoriesOf(recalls, later).get(word)?.dueAt ?? NaN
  return (due - noon) / day
}

test('the interval grows each time a word is known again', () => {
  const eightHours = 8 / 24
  const days = [0, 1, 4, 11, 27, 63, 99]
  const recalls = days.map((at) => recall('abate', at))
  const intervals = days.map((at, index) => dueIn(recalls.slice(0, index + 1)) - at + eightHours)
  expect(intervals.map((interval) => Math.round(interval * 1000) / 1000)).toEqual([1, 3, 7, 16, 36, 36, 36])
})

test('a missed word is due at once, and starts again with the first interval', () => {
  const missed = [recall('abate', 0), recall('abate', 1), recall('abate', 4, false)]
  expect(dueIn(missed)).toBe(4)
  expect(dueIn([...missed, recall('abate', 4, true, 'next')])).toBeCloseTo(4 + 16 / 24)
})

test('only the first answer to a word in a round counts', () => {
  const round = [
    recall('abate', 0, false, 'r'),
    recall('abate', 0.01, true, 'r'),
    recall('deny', 0, true, 'r'),
  ]
  expect(dueIn(round)).toBe(0)
  expect(dueIn(round, 'deny')).toBeGreaterThan(0)
})

test('a right answer before a word is due changes nothing, but a miss always counts', () => {
  const known = recall('abate', 0)
  expect(memoriesOf([known, recall('abate', 0.3)], later)).toEqual(memoriesOf([known], later))
  expect(dueIn([known, recall('abate', 0.3, false)])).toBe(0.3)
})

test('recalls count in the order of their times, whatever the order of the log', () => {
  const recalls = [recall('abate', 0, false), recall('abate', 1), recall('abate', 2), recall('deny', 1)]
  // A device in another time zone writes its local time.
  const [missed, ...others] = recalls
  const withOtherTimeZone = missed ? [{ ...missed, at: '2026-11-05T23:00:00.000+11:00' }, ...others] : []
  fc.assert(
    fc.property(fc.shuffledSubarray(withOtherTimeZone, { minLength: recalls.length }), (log) => {
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

const cards = ['steady', 'shaky', 'due-later', 'missed', 'due-sooner', 'new'].map(card)
const log = [
  recall('missed', 2, false),
  recall('shaky', 1),
  recall('steady', -8),
  recall('steady', -2),
  recall('due-later', 0),
  recall('due-later', 2),
  recall('due-sooner', 2.5),
]
const memories = memoriesOf(log, later)
const groups = groupByState(cards, memories, noon + 3 * day)

test('groupByState puts every word of the list, and no other, into one group', () => {
  const words = ([state, group]: readonly [string, readonly WordCard[]]): readonly [
    string,
    readonly string[],
  ] => [state, group.map(({ word }) => word)]
  expect(Object.fromEntries(Object.entries(groups).map(words))).toEqual({
    due: ['steady', 'shaky', 'missed'],
    notDueYet: ['due-later', 'due-sooner'],
    neverAsked: ['new'],
  })
  expect(groupByState([], memories, noon)).toEqual({ due: [], notDueYet: [], neverAsked: [] })
})

test('countDue counts the due words among all that were ever asked', () => {
  expect(countDue(memories, noon + 3 * day)).toBe(3)
  expect(countDue(new Map(), noon)).toBe(0)
})

test('a recall dated in the future does not count until then', () => {
  const ahead = [recall('abate', 365), recall('abate', 1, false)]
  expect(memoriesOf(ahead, noon + 2 * day)).toEqual(memoriesOf(ahead.slice(1), later))
  expect(memoriesOf(ahead, noon + 365 * day).get('abate')?.timesKnown).toBe(1)
})

test('laterIntervalsAsText lists the intervals after the first', () => {
  expect(laterIntervalsAsText).toBe('3, 7, 16, and 36')
})

test('a word is due exactly when its interval ends', () => {
  const due = memories.get('shaky')?.dueAt ?? NaN
  const shaky = [card('shaky')]
  expect(groupByState(shaky, memories, due).due).toEqual(shaky)
  expect(groupByState(shaky, memories, due - 1).notDueYet).toEqual(shaky)
})

test.each([0, 0.5, 0.99])(
  'wordsToAsk takes due words (least known first), then new ones, then those due soonest',
  (randomNumber) => {
    const words = wordsToAsk(groups, memories, 6, () => randomNumber).map(({ word }) => word)
    expect(words).toEqual(['missed', 'shaky', 'steady', 'new', 'due-sooner', 'due-later'])
    expect(wordsToAsk(groups, memories, 2, () => randomNumber).map(({ word }) => word)).toEqual(
      words.slice(0, 2),
    )
  },
)

test('words that were never asked come in random order', () => {
  const neverAsked = groupByState(cards, new Map(), noon)
  let randomNumber = 1
  const words = wordsToAsk(neverAsked, new Map(), 6, () => (randomNumber -= 0.001)).map(({ word }) => word)
  expect(words).toEqual(['new', 'due-sooner', 'missed', 'due-later', 'shaky', 'steady'])
})
