declare module 'nspell' {
  type Speller = Readonly<{ correct: (word: string) => boolean; add: (word: string) => void }>
  export default function nspell(aff: string, dic: string): Speller
}
