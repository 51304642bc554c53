/** A vocabulary word, as word search and word rounds use it. */
export type WordCard = Readonly<{
  word: string
  part: string
  definition: string
  sentence: string
  theme: string
  tier: string
  root: string
  /** Words with a similar meaning. */
  near: readonly string[]
  /** Words with the opposite meaning. */
  far: readonly string[]
}>

/**
 * Whether two words are too similar to be choices of the same question: one is listed as near the other, or both are
 * near, or both far from, a third word.
 */
export function haveSimilarMeaning(one: WordCard, other: WordCard): boolean {
  const otherTags = meaningTags(other)
  return meaningTags(one).some((tag) => otherTags.includes(tag))
}

function meaningTags({ word, near, far }: WordCard): readonly string[] {
  return [word, ...near, ...far.map((opposite) => `not ${opposite}`)]
}

/** The part that all forms of a word start with: 'abat' for 'abate' and 'abated', 'den' for 'deny' and 'denies'. */
export function stemOf(word: string): string {
  return word.replace(/(e|y)$/, '')
}

/** The card's sentence with the word, in any of its forms, replaced by a blank. */
export function sentenceWithBlank({ word, sentence }: Pick<WordCard, 'word' | 'sentence'>): string {
  return sentence.replace(new RegExp(`\\b${stemOf(word)}[\\p{L}]*`, 'iu'), '_____')
}
