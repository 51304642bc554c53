import type { Answer, Choice } from '../question.ts'
import { plainText } from '../rich-text.ts'
import type { BlankWord } from './kind-rules.ts'

/** What these choices put into the blank, or into each blank if a choice has words for several: 'north … up'. */
export function blankWords(choices: readonly Choice[], answer: Answer): readonly BlankWord[] {
  const wordsOf = ({ text }: Choice): readonly string[] => plainText(text).split(' … ')
  const chosen = choices.filter(({ id }) => answer.includes(id)).flatMap(wordsOf)
  const right = choices.filter(({ isCorrect }) => isCorrect).flatMap(wordsOf)
  return right.map((word, index) => ({
    chosen: chosen[index] ?? null,
    right: word,
    longest: choices
      .map((choice) => wordsOf(choice)[index] ?? '')
      .reduce((longest, other) => (other.length > longest.length ? other : longest)),
  }))
}
