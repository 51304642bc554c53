/** The address of a word's entry, which is on the page of its first letter. */
export function wordPath(word: string): string {
  return `/gre-vocabulary/${word.charAt(0)}#${word}`
}
