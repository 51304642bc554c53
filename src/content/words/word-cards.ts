import type { WordCard } from '../../domain/words/word-card.ts'
import type { Word } from './word-schema.ts'
import { digestOf } from '../questions/quiz-file.ts'

/** The words as search and drill want them, without what only a page shows. */
export function cardsOf(words: readonly Word[]): readonly WordCard[] {
  return words.map(
    ({ word, part, definition, sentence, theme, tier, root = '', synonyms: near, opposites: far = [] }) => ({
      word,
      part,
      definition,
      sentence,
      theme,
      tier,
      root,
      near,
      far,
    }),
  )
}

/** The file that holds them, named by its content. */
export function cardsName(cards: readonly WordCard[]): string {
  return `words.${digestOf(cards)}`
}

/** Where pages find that file. */
export function addressOfWords(words: readonly Word[]): string {
  return `/questions/${cardsName(cardsOf(words))}.json`
}
