/** Where the second page of a letter begins, for letters with too many words for one page. */
const secondPages: Readonly<Record<string, string>> = {
  a: 'an',
  c: 'com',
  d: 'di',
  e: 'em',
  i: 'in',
  p: 'pl',
  s: 'so',
}

/** The page that a word is on: its letter, or the letter's second page, as in 'p-2'. */
export function pageOfWord(word: string): string {
  const letter = word.charAt(0)
  const from = secondPages[letter]
  return from !== undefined && word >= from ? `${letter}-2` : letter
}

/** The address of a word's entry. */
export function wordPath(word: string): string {
  return `/gre-vocabulary/${pageOfWord(word)}#${word}`
}
