import { textsForDuplicateCheck } from '../../../src/content/questions/kinds/authored-kinds.ts'
import { finding, type Finding, type Item } from '../item.ts'

/** The number of words in each sequence that is compared. */
const sequenceLength = 4

/** A question with fewer sequences is too short to compare this way; it counts as a duplicate only if its text is the same. */
const minimumSequences = 8

/** Two questions are duplicates if they share more than this part of their sequences. */
const maximumOverlap = 0.42

/**
 * Finds questions that are too similar. Numbers and names are masked first, so that one template with two sets of numbers
 * counts as a duplicate.
 */
export function checkDuplicates(items: readonly Item[]): readonly Finding[] {
  const sequences = items.map((item) => wordSequencesOf(maskNumbersAndNames(ownTextOf(item))))
  const short = items.filter((_, index) => (sequences[index]?.size ?? 0) < minimumSequences)
  const indexesBySequence = new Map<string, number[]>()
  sequences.forEach((own, index) => {
    for (const sequence of own)
      indexesBySequence.set(sequence, [...(indexesBySequence.get(sequence) ?? []), index])
  })
  const similar = items.flatMap((item, index) => {
    const sharedCounts = new Map<number, number>()
    for (const sequence of sequences[index] ?? [])
      for (const otherIndex of indexesBySequence.get(sequence) ?? [])
        if (otherIndex < index) sharedCounts.set(otherIndex, (sharedCounts.get(otherIndex) ?? 0) + 1)
    return [...sharedCounts].flatMap(([otherIndex, sharedCount]) => {
      const [ownCount, otherCount] = [sequences[index]?.size ?? 0, sequences[otherIndex]?.size ?? 0]
      const other = items[otherIndex]
      const isTooSimilar =
        sharedCount / (ownCount + otherCount - sharedCount) > maximumOverlap &&
        Math.min(ownCount, otherCount) >= minimumSequences
      return other && isTooSimilar
        ? [
            finding(
              item,
              `is too similar to ${other.source.id}; other numbers or names do not make it a new question`,
            ),
          ]
        : []
    })
  })
  return [...similar, ...checkShortQuestions(short)]
}

function checkShortQuestions(items: readonly Item[]): readonly Finding[] {
  const firstByText = new Map<string, Item>()
  return items.flatMap((item) => {
    const { stimulus = '' } = item.source
    const text = `${stimulus} ${ownTextOf(item).toLowerCase().replace(/\s+/g, ' ')}`
    const earlier = firstByText.get(text)
    firstByText.set(text, earlier ?? item)
    return earlier ? [finding(item, `has the same text as ${earlier.source.id}`)] : []
  })
}

/** The text of the question without its stimulus, with formulas in LaTeX. */
function ownTextOf({ source }: Item): string {
  return [source.text ?? '', ...textsForDuplicateCheck(source)].join(' ')
}

/** Replaces each number by # and each word with a capital letter inside a sentence by @. */
export function maskNumbersAndNames(text: string): string {
  return text
    .replace(/\\([a-z]+)/g, ' $1 ')
    .replace(/[{}$]/g, ' ')
    .replace(/\d[\d.,]*/g, '#')
    .replace(/(?<=[a-z,;] )\p{Lu}\p{L}+/gu, '@')
    .toLowerCase()
    .replace(/[^\p{L}#@]+/gu, ' ')
    .trim()
}

function wordSequencesOf(text: string): ReadonlySet<string> {
  const words = text.split(' ')
  const sequences = words
    .slice(sequenceLength - 1)
    .map((_, index) => words.slice(index, index + sequenceLength).join(' '))
  return new Set(sequences.filter((sequence) => /\p{L}/u.test(sequence)))
}
