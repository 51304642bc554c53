import type { WordCard } from './word-card.ts'

/** How many of the top words each numbered list holds. */
const listLength = 60

/** A part of the top words, from one number to another, both included. */
type NumberedList = Readonly<{ slug: string; from: number; to: number }>

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
  if (number !== null) return wordsOf(cards, 'top').slice((number - 1) * listLength, number * listLength)
  return cards.filter(
    ({ word, theme, tier }) =>
      slug === 'all' || theme === slug || tier === slug || (slug.length === 1 && word.startsWith(slug)),
  )
}
