import type { WordCard } from './word-card.ts'

/** How many of the top words, by their numbers, make a list of their own. */
const listLength = 60

/** A list of top words by their numbers, from the first to the last. */
type NumberedList = Readonly<{ slug: string; from: number; to: number }>

/** So many top words, in lists by their numbers. */
export function numberedLists(words: number): readonly NumberedList[] {
  return Array.from({ length: Math.ceil(words / listLength) }, (_, index) => ({
    slug: `top-${index + 1}`,
    from: index * listLength + 1,
    to: Math.min((index + 1) * listLength, words),
  }))
}

/** Which of the numbered lists this is; null where it is another. */
function numberOfList(slug: string): number | null {
  const number = /^top-([1-9])$/.exec(slug)?.[1]
  return number === undefined ? null : Number(number)
}

export function isNumbered(slug: string): boolean {
  return numberOfList(slug) !== null
}

/** Not a list of its own, but what is due of all words. */
export const dueSlug = 'due'

/** The words of a list: those of a letter, a theme or a tier, sixty of the top words by their numbers, or all. */
export function wordsOf(cards: readonly WordCard[], slug: string): readonly WordCard[] {
  const number = numberOfList(slug)
  if (number !== null) return wordsOf(cards, 'top').slice((number - 1) * listLength, number * listLength)
  return cards.filter(
    ({ word, theme, tier }) =>
      slug === 'all' || theme === slug || tier === slug || (slug.length === 1 && word.startsWith(slug)),
  )
}
