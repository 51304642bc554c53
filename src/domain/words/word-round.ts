import { haveSimilarMeaning, type WordCard } from './word-card.ts'

/** One question of a drill: a card, and the cards among which to find it. */
export type WordQuestion = Readonly<{ card: WordCard; options: readonly WordCard[] }>

/** A round over some words: those still to be known, and how it went so far. Plain data. */
export type WordRound = Readonly<{
  /** Unique to this round. */
  id: string
  queue: readonly WordQuestion[]
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
export function startRound(
  id: string,
  cards: readonly WordCard[],
  pool: readonly WordCard[],
  chance: () => number,
): WordRound {
  const queue = [...shuffled(cards, chance)].map((card) => {
    const options = [card, ...wrongOptions(card, pool, chance)]
    return { card, options: [...shuffled(options, chance)] }
  })
  return { id, queue, missed: [], total: queue.length, answered: 0 }
}

/** Others to stand beside a word. The list is long and few are wanted: no more of it is looked at than need be. */
function wrongOptions(card: WordCard, pool: readonly WordCard[], chance: () => number): readonly WordCard[] {
  const found: WordCard[] = []
  for (const isAlike of [true, false]) {
    const candidates = pool.filter(({ part }) => (part === card.part) === isAlike)
    for (const other of shuffled(candidates, chance)) {
      if (found.length === optionCount - 1) return found
      if (other.word !== card.word && !haveSimilarMeaning(card, other)) found.push(other)
    }
  }
  return found
}

/** After an answer: a known word leaves the queue, a missed one comes again at its end. */
export function answerInRound(drill: WordRound, word: string): WordRound {
  const [current, ...rest] = drill.queue
  if (!current) return drill
  const { card } = current
  const answered = drill.answered + 1
  if (card.word === word) return { ...drill, queue: rest, answered }
  const missed = drill.missed.includes(card.word) ? drill.missed : [...drill.missed, card.word]
  return { ...drill, queue: [...rest, current], missed, answered }
}

/** Ends a round before its time: words that were never asked are not of it. */
export function stopRound(drill: WordRound): WordRound {
  const unasked = drill.queue.filter(({ card }) => !drill.missed.includes(card.word)).length
  return { ...drill, queue: [], total: drill.total - unasked }
}

/** Each once, in an order by lot. */
function* shuffled<T>(items: readonly T[], chance: () => number): Generator<T> {
  const left = [...items]
  while (left.length > 0) yield* left.splice(Math.floor(chance() * left.length), 1)
}
