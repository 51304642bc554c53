import { pageOfWord, wordPath } from '../../../domain/words/word-path.ts'

/** Follows an address with a word that has moved to the second page of its letter. */
export function leadToMovedWord(): void {
  const word = location.hash.slice(1)
  if (!/^[a-z]+$/.test(word) || document.getElementById(word)) return
  if (pageOfWord(word) === `${word.charAt(0)}-2`) location.replace(wordPath(word))
}
