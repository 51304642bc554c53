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
  const queue = shuffled(cards, chance).map((card) => {
    const others = shuffled(
      pool.filter((other) => other.word !== card.word && !areNear(card, other)),
      chance,
    ).toSorted((a, b) => Number(b.part === card.part) - Number(a.part === card.part))
    return { card, options: shuffled([card, ...others.slice(0, optionCount - 1)], chance) }
  })
  return { id, queue, missed: [], total: queue.length, answered: 0 }
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

function shuffled<T>(items: readonly T[], chance: () => number): readonly T[] {
  return items
    .map((item) => ({ item, lot: chance() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}
