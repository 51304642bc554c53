/** Where the entry of a word stands: on the page of its letter. */
export function wordPath(word: string): string {
  return `/gre-vocabulary/${word.charAt(0)}#${word}`
}
