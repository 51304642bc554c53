import { areNear, type Card } from './card.ts'

/** One question of a drill: a card, and the cards among which to find it. */
export type DrillQuestion = Readonly<{ card: Card; options: readonly Card[] }>

/** A round over some words: those still to be known, and how it went so far. Plain data. */
export type Drill = Readonly<{
  /** Unique to this round. */
  id: string
  queue: readonly DrillQuestion[]
  /** The words not known at the first try, in the order in which they were missed. */
  missed: readonly string[]
  total: number
  /** How many answers were given: tells one showing of a word from the next. */
  answered: number
}>

const optionCount = 4

/**
 * A round over these words, in an order by lot, and beside each others that do not mean nearly the same, of its part
 * of speech as far as there are.
 */
export function startDrill(
  id: string,
  cards: readonly Card[],
  pool: readonly Card[],
  chance: () => number,
): Drill {
  const queue = [...byLot(cards, chance)].map((card) => {
    const options = [card, ...wrongOnes(card, pool, chance)]
    return { card, options: [...byLot(options, chance)] }
  })
  return { id, queue, missed: [], total: queue.length, answered: 0 }
}

/** Others to stand beside a word. The list is long and few are wanted: no more of it is looked at than need be. */
function wrongOnes(card: Card, pool: readonly Card[], chance: () => number): readonly Card[] {
  const found: Card[] = []
  for (const isAlike of [true, false]) {
    const candidates = pool.filter(({ part }) => (part === card.part) === isAlike)
    for (const other of byLot(candidates, chance)) {
      if (found.length === optionCount - 1) return found
      if (other.word !== card.word && !areNear(card, other)) found.push(other)
    }
  }
  return found
}

/** After an answer: a known word leaves the queue, a missed one comes again at its end. */
export function answerDrill(drill: Drill, word: string): Drill {
  const [current, ...rest] = drill.queue
  if (!current) return drill
  const { card } = current
  const answered = drill.answered + 1
  if (card.word === word) return { ...drill, queue: rest, answered }
  const missed = drill.missed.includes(card.word) ? drill.missed : [...drill.missed, card.word]
  return { ...drill, queue: [...rest, current], missed, answered }
}

/** Ends a round before its time: words that were never asked are not of it. */
export function stopDrill(drill: Drill): Drill {
  const unasked = drill.queue.filter(({ card }) => !drill.missed.includes(card.word)).length
  return { ...drill, queue: [], total: drill.total - unasked }
}

/** Each once, in an order by lot. */
function* byLot<T>(items: readonly T[], chance: () => number): Generator<T> {
  const left = [...items]
  while (left.length > 0) yield* left.splice(Math.floor(chance() * left.length), 1)
}
