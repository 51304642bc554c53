import type { Card } from '../domain/words/card.ts'
import type { Word } from './word-schema.ts'
import { digestOf } from './quiz-file.ts'

/** The words as search and drill want them, without what only a page shows. */
export function cardsOf(words: readonly Word[]): readonly Card[] {
  const byName = new Map<string, readonly string[]>()
  for (const item of words)
    for (const name of namesOf(item)) byName.set(name, [...(byName.get(name) ?? []), item.word])
  return words.map((item) => {
    const { word, part, definition, sentence, theme, tier, root = '' } = item
    const near = new Set(namesOf(item).flatMap((name) => byName.get(name) ?? []))
    const below = [...near].filter((other) => other > word)
    return { word, part, definition, sentence, theme, tier, root, near: below }
  })
}

/** A word, its near words and what it is not: two words are near one another where these meet. */
function namesOf({ word, synonyms, opposites = [] }: Word): readonly string[] {
  return [word, ...synonyms, ...opposites.map((opposite) => `not ${opposite}`)]
}

/** The file that holds them, named by its content. */
export function cardsName(cards: readonly Card[]): string {
  return `words.${digestOf(cards)}`
}

/** Where pages find that file. */
export function addressOfWords(words: readonly Word[]): string {
  return `/questions/${cardsName(cardsOf(words))}.json`
}
