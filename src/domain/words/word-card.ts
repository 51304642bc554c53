/** A word as search and drill know it. */
export type WordCard = Readonly<{
  word: string
  part: string
  definition: string
  sentence: string
  theme: string
  tier: string
  root: string
  /** Words that mean nearly the same. */
  near: readonly string[]
  /** Words that mean the contrary. */
  far: readonly string[]
}>

/**
 * Whether two words mean nearly the same, so that neither is a wrong answer where the other is right: one is near
 * the other, or both are near to, or far from, the same.
 */
export function haveSimilarMeaning(one: WordCard, other: WordCard): boolean {
  const names = namesOf(other)
  return namesOf(one).some((name) => names.includes(name))
}

function namesOf({ word, near, far }: WordCard): readonly string[] {
  return [word, ...near, ...far.map((name) => `not ${name}`)]
}

/** What all forms of a word begin with: 'abate' and 'abated', 'deny' and 'denies'. */
export function stemOf(word: string): string {
  return word.replace(/(e|y)$/, '')
}

/** The sentence of a card with the word, in whatever form it stands there, left out. */
export function sentenceWithBlank({ word, sentence }: WordCard): string {
  return sentence.replace(new RegExp(`\\b${stemOf(word)}[\\p{L}]*`, 'iu'), '_____')
}
