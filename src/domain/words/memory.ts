import type { Instant } from '../time/instant.ts'
import type { WordCard } from './word-card.ts'
import type { Recall } from './recall.ts'

/** What is remembered of a word that was asked: how often running it was known, and when it is to be asked again. */
export type Memory = Readonly<{ times: number; due: Instant }>

const hour = 3_600_000

/** The days that a word rests once it is known, and each time it is known once more. */
export const restDays = [1, 3, 7, 16, 36] as const

/** The rests after the first, as a sentence names them. */
export const laterRestsAsText = new Intl.ListFormat('en-GB').format(restDays.slice(1).map(String))

/** What is taken off every rest, so that who learns in the evening may come earlier on a later day. */
const restShortening = 8 * hour

/**
 * What is remembered of each word by now. Of a round only the first answer to a word counts, and what a clock that
 * was ahead has dated later than now does not count yet.
 */
export function memoriesOf(recalls: readonly Recall[], now: Instant): ReadonlyMap<string, Memory> {
  const memories = new Map<string, Memory>()
  const counted = new Set<string>()
  const past = recalls.filter(({ at }) => Date.parse(at) <= now)
  for (const recall of past.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const turn = `${recall.round} ${recall.word}`
    if (!counted.has(turn)) memories.set(recall.word, after(memories.get(recall.word), recall))
    counted.add(turn)
  }
  return memories
}

/** A word that is known before it is due has not been tested: only a miss tells anything then. */
function after(memory: Memory | undefined, { word, given, at }: Recall): Memory {
  const moment = Date.parse(at)
  if (given !== word) return { times: 0, due: moment }
  if (memory && moment < memory.due) return memory
  const times = Math.min((memory?.times ?? 0) + 1, restDays.length)
  return { times, due: moment + (restDays[times - 1] ?? 0) * 24 * hour - restShortening }
}

/** How the words of a list stand: due to be asked again, at rest since they were known, or never asked. */
export type WordsByState = Readonly<{
  due: readonly WordCard[]
  resting: readonly WordCard[]
  untried: readonly WordCard[]
}>

export function groupByState(
  cards: readonly WordCard[],
  memories: ReadonlyMap<string, Memory>,
  now: Instant,
): WordsByState {
  const are = (state: keyof WordsByState): readonly WordCard[] =>
    cards.filter(({ word }) => stateOf(memories.get(word), now) === state)
  return { due: are('due'), resting: are('resting'), untried: are('untried') }
}

function stateOf(memory: Memory | undefined, now: Instant): keyof WordsByState {
  if (!memory) return 'untried'
  return memory.due <= now ? 'due' : 'resting'
}

/** How many of all words that were ever asked are due to be asked again. */
export function countDue(memories: ReadonlyMap<string, Memory>, now: Instant): number {
  return [...memories.values()].filter((memory) => stateOf(memory, now) === 'due').length
}

/**
 * As many words as are wanted: those that are due, the ones known least often first, then those never asked, then
 * those at rest that are due soonest. Among equals the lot decides; `chance` gives numbers from 0 up to 1.
 */
export function wordsToAsk(
  { due, resting, untried }: WordsByState,
  memories: ReadonlyMap<string, Memory>,
  count: number,
  chance: () => number,
): readonly WordCard[] {
  const drawn = (cards: readonly WordCard[], rank: (memory: Memory) => number): readonly WordCard[] =>
    cards
      .map((card) => ({ card, lot: chance(), rank: rank(memories.get(card.word) ?? { times: 0, due: 0 }) }))
      .toSorted((a, b) => a.rank - b.rank || a.lot - b.lot)
      .map(({ card }) => card)
  return [
    ...drawn(due, ({ times }) => times),
    ...drawn(untried, () => 0),
    ...drawn(resting, (memory) => memory.due),
  ].slice(0, count)
}
