import type { WordCard } from '../../domain/words/word-card.ts'
import type { Word } from './word-schema.ts'
import { contentHash } from '../questions/quiz-file.ts'

/** The words with only the fields that search and the word quiz need. */
export function wordCardsFrom(words: readonly Word[]): readonly WordCard[] {
  return words.map(({ word, part, definition, sentence, theme, tier, ...other }) => ({
    ...{ word, part, definition, sentence, theme, tier },
    root: other.root ?? '',
    near: [...new Set([...other.synonyms, ...(other.fellows ?? [])])],
    far: other.opposites ?? [],
  }))
}

/** The file name contains a hash of the content, so the file can be cached forever. */
export function wordsFileName(cards: readonly WordCard[]): string {
  return `words.${contentHash(cards)}`
}

export function wordsFileAddress(words: readonly Word[]): string {
  return `/questions/${wordsFileName(wordCardsFrom(words))}.json`
}
