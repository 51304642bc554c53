import { pageOfWord, wordPath } from '../../../domain/words/word-path.ts'

/** Follows an address with a word that has moved between the two pages of its letter. */
export function leadToMovedWord(): void {
  const word = location.hash.slice(1)
  const [, page, letter] = /\/(([a-z])(?:-2)?)$/.exec(location.pathname) ?? []
  if (letter === undefined || !word.startsWith(letter) || !/^[a-z]+$/.test(word)) return
  if (!document.getElementById(word) && pageOfWord(word) !== page) location.replace(wordPath(word))
}
