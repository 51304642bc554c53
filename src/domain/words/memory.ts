import type { Instant } from '../time/instant.ts'
import type { WordCard } from './word-card.ts'
import type { Recall } from './recall.ts'

/** The learner's memory of one word: how many times in a row it was known, and when to ask it again. */
export type WordMemory = Readonly<{ timesKnown: number; dueAt: Instant }>

const hour = 3_600_000

/** Days until a known word is asked again: after the first time it was known, the second, and so on. */
export const intervalDays = [1, 3, 7, 16, 36] as const

/** All intervals but the first, as a list for a sentence: "3, 7, 16, and 36". */
export const laterIntervalsAsText = new Intl.ListFormat('en-US').format(intervalDays.slice(1).map(String))

/** Every interval is this much shorter than whole days, so that a word learned in the evening can be due earlier in the day. */
const intervalReduction = 8 * hour

/**
 * The memory of each word, derived from the log. Only the first answer to a word in a round counts. Answers dated
 * after `now` (the device's clock was ahead) do not count yet.
 */
export function memoriesOf(recalls: readonly Recall[], now: Instant): ReadonlyMap<string, WordMemory> {
  const memories = new Map<string, WordMemory>()
  const countedAnswers = new Set<string>()
  const pastRecalls = recalls.filter(({ at }) => Date.parse(at) <= now)
  for (const recall of pastRecalls.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const roundAndWord = `${recall.round} ${recall.word}`
    if (!countedAnswers.has(roundAndWord))
      memories.set(recall.word, memoryAfter(memories.get(recall.word), recall))
    countedAnswers.add(roundAndWord)
  }
  return memories
}

/** A right answer before the word is due changes nothing, because it says little about long-term memory. A miss always counts. */
function memoryAfter(memory: WordMemory | undefined, { word, given, at }: Recall): WordMemory {
  const answeredAt = Date.parse(at)
  if (given !== word) return { timesKnown: 0, dueAt: answeredAt }
  if (memory && answeredAt < memory.dueAt) return memory
  const timesKnown = Math.min((memory?.timesKnown ?? 0) + 1, intervalDays.length)
  const interval = (intervalDays[timesKnown - 1] ?? 0) * 24 * hour - intervalReduction
  return { timesKnown, dueAt: answeredAt + interval }
}

/** The words of a list, grouped by whether they should be asked now. */
export type WordsByState = Readonly<{
  due: readonly WordCard[]
  notDueYet: readonly WordCard[]
  neverAsked: readonly WordCard[]
}>

export function groupByState(
  cards: readonly WordCard[],
  memories: ReadonlyMap<string, WordMemory>,
  now: Instant,
): WordsByState {
  const cardsIn = (state: keyof WordsByState): readonly WordCard[] =>
    cards.filter(({ word }) => stateOf(memories.get(word), now) === state)
  return { due: cardsIn('due'), notDueYet: cardsIn('notDueYet'), neverAsked: cardsIn('neverAsked') }
}

function stateOf(memory: WordMemory | undefined, now: Instant): keyof WordsByState {
  if (!memory) return 'neverAsked'
  return memory.dueAt <= now ? 'due' : 'notDueYet'
}

/** How many words are due, among all words that were ever asked. */
export function countDue(memories: ReadonlyMap<string, WordMemory>, now: Instant): number {
  return [...memories.values()].filter((memory) => stateOf(memory, now) === 'due').length
}

/**
 * Chooses `count` words: first those that are due (least known first), then those never asked, then those that will be
 * due soonest. Ties are in random order. `random` returns numbers from 0 up to 1.
 */
export function wordsToAsk(
  { due, notDueYet, neverAsked }: WordsByState,
  memories: ReadonlyMap<string, WordMemory>,
  count: number,
  random: () => number,
): readonly WordCard[] {
  const sorted = (cards: readonly WordCard[], rankOf: (memory: WordMemory) => number): readonly WordCard[] =>
    cards
      .map((card) => {
        const memory = memories.get(card.word) ?? { timesKnown: 0, dueAt: 0 }
        return { card, tieBreaker: random(), rank: rankOf(memory) }
      })
      .toSorted((a, b) => a.rank - b.rank || a.tieBreaker - b.tieBreaker)
      .map(({ card }) => card)
  return [
    ...sorted(due, ({ timesKnown }) => timesKnown),
    ...sorted(neverAsked, () => 0),
    ...sorted(notDueYet, ({ dueAt }) => dueAt),
  ].slice(0, count)
}
