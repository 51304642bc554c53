import { haveSimilarMeaning, type WordCard } from './word-card.ts'

/** One question of a word round: a card, and the choices that include it. */
export type WordQuestion = Readonly<{ card: WordCard; options: readonly WordCard[] }>

/** One go of the word quiz, as plain data. */
export type WordRound = Readonly<{
  /** Unique to this round. */
  id: string
  /** The questions still to be answered right; the first one is shown. */
  queue: readonly WordQuestion[]
  /** The words that were missed at least once, in the order of their first misses. */
  missed: readonly string[]
  total: number
  /** How many answers were given. It also distinguishes two showings of the same word. */
  answered: number
}>

const optionCount = 4

/**
 * Starts a round over these cards in random order. The wrong choices come from `pool`, preferably with the same part
 * of speech. `random` returns numbers from 0 up to 1.
 */
export function startRound(
  id: string,
  cards: readonly WordCard[],
  pool: readonly WordCard[],
  random: () => number,
): WordRound {
  const queue = [...shuffled(cards, random)].map((card) => {
    const options = [card, ...wrongOptions(card, pool, random)]
    return { card, options: [...shuffled(options, random)] }
  })
  return { id, queue, missed: [], total: queue.length, answered: 0 }
}

/** The wrong choices for a word. The pool is long, so it is shuffled lazily and only as far as needed. */
function wrongOptions(card: WordCard, pool: readonly WordCard[], random: () => number): readonly WordCard[] {
  const found: WordCard[] = []
  for (const hasSamePart of [true, false]) {
    const candidates = pool.filter(({ part }) => (part === card.part) === hasSamePart)
    for (const other of shuffled(candidates, random)) {
      if (found.length === optionCount - 1) return found
      if (other.word !== card.word && !haveSimilarMeaning(card, other)) found.push(other)
    }
  }
  return found
}

/** Applies an answer: a known word leaves the queue, and a missed word moves to its end. */
export function answerInRound(round: WordRound, word: string): WordRound {
  const [current, ...rest] = round.queue
  if (!current) return round
  const { card } = current
  const answered = round.answered + 1
  if (card.word === word) return { ...round, queue: rest, answered }
  const missed = round.missed.includes(card.word) ? round.missed : [...round.missed, card.word]
  return { ...round, queue: [...rest, current], missed, answered }
}

/** Ends a round early. Words that were never asked no longer count toward its total. */
export function stopRound(round: WordRound): WordRound {
  const neverAsked = round.queue.filter(({ card }) => !round.missed.includes(card.word)).length
  return { ...round, queue: [], total: round.total - neverAsked }
}

/** Yields every item once, in random order. */
function* shuffled<T>(items: readonly T[], random: () => number): Generator<T> {
  const remaining = [...items]
  while (remaining.length > 0) yield* remaining.splice(Math.floor(random() * remaining.length), 1)
}
