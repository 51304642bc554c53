import type { SectionFile } from '../../../src/content/tests/form-schema.ts'
import type { Measure } from '../../../src/domain/tests/form.ts'
import { choiceGroups } from '../../../src/domain/questions/kinds/kinds.ts'
import type { Difficulty } from '../../../src/domain/questions/question.ts'
import type { Item } from '../item.ts'

type Counts = Readonly<Record<string, number>>

/** How many questions of each topic a section has: the first section, and each version of the second. */
const topicCounts: Readonly<Record<Measure, Readonly<{ first: Counts; second: Counts }>>> = {
  verbal: {
    first: { 'text-completion': 4, 'sentence-equivalence': 3, 'reading-comprehension': 5 },
    second: { 'text-completion': 3, 'sentence-equivalence': 4, 'reading-comprehension': 8 },
  },
  quantitative: {
    first: { arithmetic: 3, algebra: 3, geometry: 2, 'data-analysis': 4 },
    second: { arithmetic: 4, algebra: 4, geometry: 3, 'data-analysis': 4 },
  },
}

/** The kinds that a quantitative section has at least once, and how many comparisons. */
const quantitativeKinds = ['single', 'several', 'numeric'] as const
const comparisonCounts = { first: 4, second: 5 } as const

/** The fewest and the most questions of a difficulty that a section may have. */
const difficultyRanges: Readonly<
  Record<SectionFile, Readonly<Record<Difficulty, readonly [number, number]>>>
> = {
  '1': { easy: [3, 5], medium: [4, 6], hard: [2, 4] },
  '2-easy': { easy: [7, 11], medium: [3, 7], hard: [0, 2] },
  '2-medium': { easy: [2, 5], medium: [5, 9], hard: [3, 6] },
  '2-hard': { easy: [0, 0], medium: [2, 5], hard: [10, 13] },
}

/** What is wrong with one section, as lines for its authors. */
export function sectionProblems(
  measure: Measure,
  name: SectionFile,
  items: readonly Item[],
): readonly string[] {
  const place = name === '1' ? 'first' : 'second'
  const count = (fits: (item: Item) => boolean): number => items.filter(fits).length
  const expected = topicCounts[measure][place]
  const topicProblems = Object.entries(expected).flatMap(([topic, wanted]) => {
    const found = count(({ source }) => source.topic === topic)
    return found === wanted ? [] : [`has ${found} questions about ${topic} instead of ${wanted}`]
  })
  const difficultyProblems = Object.entries(difficultyRanges[name]).flatMap(([difficulty, [least, most]]) => {
    const found = count(({ source }) => source.difficulty === difficulty)
    return found >= least && found <= most
      ? []
      : [`has ${found} ${difficulty} questions; ${least} to ${most} are allowed`]
  })
  return [
    ...topicProblems,
    ...difficultyProblems,
    ...groupProblems(items),
    ...(measure === 'verbal' ? verbalProblems(items) : quantitativeProblems(items, place)),
  ]
}

function verbalProblems(items: readonly Item[]): readonly string[] {
  const problems: string[] = []
  const completions = items.filter(({ source }) => source.topic === 'text-completion')
  for (const blanks of [1, 2, 3])
    if (!completions.some(({ question }) => choiceGroups(question).length === blanks))
      problems.push(`needs a text completion with ${blanks} ${blanks === 1 ? 'blank' : 'blanks'}`)
  if (!items.some(({ question }) => question.kind === 'several'))
    problems.push('needs a reading question with several right choices')
  if (![...groupsByStimulus(items).values()].some((group) => group.length === 1))
    problems.push('needs a short argument with one question')
  return problems
}

function quantitativeProblems(items: readonly Item[], place: 'first' | 'second'): readonly string[] {
  const comparisons = items.filter(({ question }) => question.kind === 'comparison').length
  const problems = quantitativeKinds
    .filter((kind) => !items.some(({ question }) => question.kind === kind))
    .map((kind) => `needs a question of the kind ${kind}`)
  if (comparisons !== comparisonCounts[place])
    problems.push(`has ${comparisons} comparisons instead of ${comparisonCounts[place]}`)
  if (place === 'first' && ![...groupsByStimulus(items).values()].some((group) => group.length === 3))
    problems.push('needs a chart or table with three questions')
  return problems
}

/** Questions about one passage or chart must stand side by side. */
function groupProblems(items: readonly Item[]): readonly string[] {
  return [...groupsByStimulus(items)].flatMap(([stimulus, indexes]) =>
    Math.max(...indexes) - Math.min(...indexes) === indexes.length - 1
      ? []
      : [`the questions about ${stimulus} must stand side by side`],
  )
}

function groupsByStimulus(items: readonly Item[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  items.forEach(({ source: { stimulus } }, index) => {
    if (stimulus !== undefined) groups.set(stimulus, [...(groups.get(stimulus) ?? []), index])
  })
  return groups
}
