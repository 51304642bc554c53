import type { Instant } from '../lib/instant.ts'
import type { Card } from './card.ts'
import type { Recall } from './recall.ts'

/** What is remembered of a word that was asked: how often running it was known, and when it is to be asked again. */
export type Memory = Readonly<{ times: number; due: Instant }>

const hour = 3_600_000

/**
 * The hours before a word is asked again, by how often running it was known: none after a miss, then one day, and
 * more each time. Eight hours are taken off, so that who learns in the evening may come earlier on a later day.
 */
const rests = [0, 16, 64, 160, 376, 856] as const

/** What is remembered of each word. Of a round only the first answer to a word counts. */
export function memoriesOf(recalls: readonly Recall[]): ReadonlyMap<string, Memory> {
  const memories = new Map<string, Memory>()
  const counted = new Set<string>()
  for (const recall of recalls.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
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
  const times = Math.min((memory?.times ?? 0) + 1, rests.length - 1)
  return { times, due: moment + (rests[times] ?? 0) * hour }
}

/** How the words of a list stand: due to be asked again, known and at rest, or never asked. */
export type WordStanding = Readonly<{
  due: readonly Card[]
  known: readonly Card[]
  untried: readonly Card[]
}>

export function wordStanding(
  cards: readonly Card[],
  memories: ReadonlyMap<string, Memory>,
  now: Instant,
): WordStanding {
  const are = (state: keyof WordStanding): readonly Card[] =>
    cards.filter(({ word }) => stateOf(memories.get(word), now) === state)
  return { due: are('due'), known: are('known'), untried: are('untried') }
}

function stateOf(memory: Memory | undefined, now: Instant): keyof WordStanding {
  if (!memory) return 'untried'
  return memory.due <= now ? 'due' : 'known'
}

/** How many of all words that were ever asked are due to be asked again, and how many are known and at rest. */
export function countMemories(
  memories: ReadonlyMap<string, Memory>,
  now: Instant,
): Readonly<{ due: number; known: number }> {
  const due = [...memories.values()].filter((memory) => stateOf(memory, now) === 'due').length
  return { due, known: memories.size - due }
}

/**
 * As many words as are wanted: those that are due, the ones known least often first, then those never asked, then
 * those at rest that are due soonest. Among equals the lot decides; `chance` gives numbers from 0 up to 1.
 */
export function wordsInTurn(
  { due, known, untried }: WordStanding,
  memories: ReadonlyMap<string, Memory>,
  count: number,
  chance: () => number,
): readonly Card[] {
  const drawn = (cards: readonly Card[], rank: (memory: Memory) => number): readonly Card[] =>
    cards
      .map((card) => ({ card, lot: chance(), rank: rank(memories.get(card.word) ?? { times: 0, due: 0 }) }))
      .toSorted((a, b) => a.rank - b.rank || a.lot - b.lot)
      .map(({ card }) => card)
  return [
    ...drawn(due, ({ times }) => times),
    ...drawn(untried, () => 0),
    ...drawn(known, (memory) => memory.due),
  ].slice(0, count)
}
