import type { WordCard } from './word-card.ts'

/** How many of the top words each numbered list holds. */
const listLength = 60

/** A part of the top words, from one number to another, both included. */
type NumberedList = Readonly<{ slug: string; from: number; to: number }>

/**
 * Words in an order that mixes letters, families and meanings, so that learning one list in a row does not put look-alikes
 * side by side. A word's place follows from its letters alone: a new word moves the others by one place at most.
 */
export function inMixedOrder<W extends Readonly<{ word: string }>>(words: readonly W[]): readonly W[] {
  return words
    .map((word) => ({ word, place: placeOf(word.word) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ word }) => word)
}

/** A number in which every letter of a word counts: the FNV-1a hash, stirred so that the last letters count as much. */
function placeOf(word: string): number {
  const hash = word
    .split('')
    .reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  const stirred = Math.imul(hash ^ (hash >>> 15), 739_982_445)
  return (stirred ^ (stirred >>> 12)) >>> 0
}

/** Splits this many top words into numbered lists. */
export function numberedLists(wordCount: number): readonly NumberedList[] {
  return Array.from({ length: Math.ceil(wordCount / listLength) }, (_, index) => ({
    slug: `top-${index + 1}`,
    from: index * listLength + 1,
    to: Math.min((index + 1) * listLength, wordCount),
  }))
}

/** The number of a numbered list; null for any other list. */
function numberOfList(slug: string): number | null {
  const number = /^top-([1-9])$/.exec(slug)?.[1]
  return number === undefined ? null : Number(number)
}

export function isNumberedList(slug: string): boolean {
  return numberOfList(slug) !== null
}

/** The slug for all words that are due. It is not one of the lists that `wordsOf` knows. */
export const dueSlug = 'due'

/** The words of a list, which is a letter, a theme, a tier, a numbered list, or `all`. */
export function wordsOf(cards: readonly WordCard[], slug: string): readonly WordCard[] {
  const number = numberOfList(slug)
  if (number !== null)
    return inMixedOrder(wordsOf(cards, 'top')).slice((number - 1) * listLength, number * listLength)
  return cards.filter(
    ({ word, theme, tier }) =>
      slug === 'all' || theme === slug || tier === slug || (slug.length === 1 && word.startsWith(slug)),
  )
}
