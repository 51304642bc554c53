import { finding, type Finding, type Item } from '../item.ts'

/** How many words running are compared. */
const length = 4

/** Fewer runs than these say too little: so short a question is too much like another where it says the same. */
const fewest = 8

/** From which share of common runs on two questions are one. */
const limit = 0.42

/**
 * Questions that are too much alike. Numbers and names are masked first, so that a template filled in twice
 * counts as a duplicate.
 */
export function checkDuplicates(items: readonly Item[]): readonly Finding[] {
  const runs = items.map((item) => runsOf(masked(writtenIn(item))))
  const short = items.filter((_, index) => (runs[index]?.size ?? 0) < fewest)
  const holders = new Map<string, number[]>()
  runs.forEach((own, index) => {
    for (const run of own) holders.set(run, [...(holders.get(run) ?? []), index])
  })
  const alike = items.flatMap((item, index) => {
    const common = new Map<number, number>()
    for (const run of runs[index] ?? [])
      for (const other of holders.get(run) ?? [])
        if (other < index) common.set(other, (common.get(other) ?? 0) + 1)
    return [...common].flatMap(([other, count]) => {
      const [mine, theirs] = [runs[index]?.size ?? 0, runs[other]?.size ?? 0]
      const twin = items[other]
      const isAlike = count / (mine + theirs - count) > limit && Math.min(mine, theirs) >= fewest
      return twin && isAlike ? [finding(item, `is too much like ${twin.source.id}`)] : []
    })
  })
  return [...alike, ...checkShort(short)]
}

function checkShort(items: readonly Item[]): readonly Finding[] {
  const first = new Map<string, Item>()
  return items.flatMap((item) => {
    const { stimulus = '' } = item.source
    const said = `${stimulus} ${writtenIn(item).toLowerCase().replace(/\s+/g, ' ')}`
    const twin = first.get(said)
    first.set(said, twin ?? item)
    return twin ? [finding(item, `says the same as ${twin.source.id}`)] : []
  })
}

/** What was written for this question alone, formulas as they were written. */
function writtenIn({ source }: Item): string {
  const choices =
    'choices' in source
      ? source.choices
      : 'blanks' in source
        ? source.blanks.flatMap((blank) => blank.choices)
        : []
  const quantities = source.kind === 'comparison' ? [source.quantityA, source.quantityB] : []
  return [source.text ?? '', ...quantities, ...choices.map(({ text }) => text)].join(' ')
}

/** Numbers become one sign, and so do words with a capital inside a sentence. */
export function masked(text: string): string {
  return text
    .replace(/\\([a-z]+)/g, ' $1 ')
    .replace(/[{}$]/g, ' ')
    .replace(/\d[\d.,]*/g, '#')
    .replace(/(?<=[a-z,;] )\p{Lu}\p{L}+/gu, '@')
    .toLowerCase()
    .replace(/[^\p{L}#@]+/gu, ' ')
    .trim()
}

function runsOf(text: string): ReadonlySet<string> {
  const words = text.split(' ')
  const runs = words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
  return new Set(runs.filter((run) => /\p{L}/u.test(run)))
}
