/** A word as search and drill know it. */
export type Card = Readonly<{
  word: string
  part: string
  definition: string
  sentence: string
  theme: string
  tier: string
  root: string
  /** The words further down the list that mean nearly the same. */
  near: readonly string[]
}>

/** Whether two words mean nearly the same, so that neither is a wrong answer where the other is right. */
export function areNear(one: Card, other: Card): boolean {
  return one.near.includes(other.word) || other.near.includes(one.word)
}

/** What is shown and what is asked for. */
export type DrillMode = 'meaning' | 'word' | 'gap'

/** What all forms of a word begin with: 'abate' and 'abated', 'deny' and 'denies'. */
export function stemOf(word: string): string {
  return word.replace(/(e|y)$/, '')
}

/** The sentence of a card with the word, in whatever form it stands there, left out. */
export function gapIn({ word, sentence }: Card): string {
  return sentence.replace(new RegExp(`\\b${stemOf(word)}[\\p{L}]*`, 'iu'), '_____')
}
