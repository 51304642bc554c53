import type { Card } from './card.ts'

/** How many of the top words, by their numbers, make a list of their own. */
export const listLength = 60

/** The words of a list: those of a letter, a theme or a tier, sixty of the top words by their numbers, or all. */
export function wordsOf(cards: readonly Card[], slug: string): readonly Card[] {
  const part = Number(/^top-([1-9])$/.exec(slug)?.[1])
  if (part) return wordsOf(cards, 'top').slice((part - 1) * listLength, part * listLength)
  return cards.filter(
    ({ word, theme, tier }) =>
      slug === 'all' || theme === slug || tier === slug || (slug.length === 1 && word.startsWith(slug)),
  )
}
