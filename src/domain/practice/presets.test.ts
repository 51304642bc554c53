import { expect, test } from 'vitest'
import type { Attempt, AttemptHistory } from '../history/attempt.ts'
import type { QuestionKind } from '../questions/question.ts'
import { presetsOf, type Preset } from './presets.ts'
import type { QuestionSummary } from './select-questions.ts'

function summary(id: string, topic: string, kind: QuestionKind, stimulus?: string): QuestionSummary {
  const own = { id, topic, kind, difficulty: 'medium', fileIndex: 0 } as const
  return stimulus === undefined ? own : { ...own, stimulus }
}

function many(letter: string, from: number, topic: string, kind: QuestionKind): readonly QuestionSummary[] {
  return Array.from({ length: 20 }, (_, index) => summary(`${letter}${from + index}`, topic, kind))
}

const listed: readonly QuestionSummary[] = [
  ...many('v', 100, 'reading-comprehension', 'single'),
  ...many('v', 200, 'text-completion', 'blanks'),
  ...many('v', 300, 'sentence-equivalence', 'equivalence'),
  ...many('q', 100, 'algebra', 'comparison'),
  ...many('q', 200, 'geometry', 'single'),
  ...many('q', 300, 'arithmetic', 'numeric'),
  ...many('a', 100, 'logic', 'single'),
  ...[3, 1, 2].map((number) => summary(`v${number}`, 'reading-comprehension', 'single', 'bees')),
  ...[4, 5, 6, 7].map((number) => summary(`v${number}`, 'reading-comprehension', 'single', 'moons')),
  ...[8, 9].map((number) => summary(`v${number}`, 'reading-comprehension', 'single', 'short')),
  ...[1, 2, 3].map((number) => summary(`q${number}`, 'data-analysis', 'numeric', 'harvest')),
]

function log(
  ...answers: readonly (readonly [question: string, day: number, right: boolean])[]
): AttemptHistory {
  const entries = answers.map(([question, day, right]): Attempt => ({
    id: `${question}-${day}`,
    question,
    answer: [],
    right,
    seconds: 1,
    at: new Date(Date.UTC(2026, 10, day)).toISOString(),
    where: { kind: 'page' },
  }))
  return { entries, asOf: Date.UTC(2026, 10, 30) }
}

function preset(title: string, attempts: AttemptHistory = log()): Preset {
  const found = presetsOf({ listed, attempts, marked: ['v101', 'q1'] }).find((each) => each.title === title)
  if (!found) throw new Error(`no preset ${title}`)
  return found
}

function chosen(title: string, attempts?: AttemptHistory): readonly string[] {
  return preset(title, attempts).select(() => 0.5)
}

/** How many of the chosen questions each hundred of numbers has, as in 'v1xx'. */
function countsOf(ids: readonly string[]): Record<string, number> {
  const groups = ids.map((id) => `${id.slice(0, 2)}xx`)
  return Object.fromEntries([...new Set(groups)].map((g) => [g, groups.filter((each) => each === g).length]))
}

test('the mixed presets have the kinds of a section about as the test mixes them', () => {
  expect(countsOf(chosen('10 mixed verbal'))).toEqual({ v1xx: 5, v2xx: 3, v3xx: 2 })
  expect(countsOf(chosen('10 mixed quantitative'))).toEqual({ q1xx: 4, q2xx: 4, q3xx: 2 })
  expect(countsOf(chosen('Only QC'))).toEqual({ q1xx: 10 })
  expect(countsOf(chosen('Only SE'))).toEqual({ v3xx: 10 })
})

test('the preset at test pace has half verbal and half quantitative questions, and a time limit', () => {
  const atPace = preset('At test pace')
  expect(atPace).toMatchObject({ isTimed: true, counts: [10, 10], minutes: 16 })
  expect(countsOf(atPace.select(() => 0.5))).toEqual({
    v1xx: 2,
    v2xx: 2,
    v3xx: 1,
    q1xx: 2,
    q2xx: 2,
    q3xx: 1,
  })
})

test('each says how many questions it has and how long they take', () => {
  expect(
    presetsOf({ listed, attempts: log(), marked: [] }).map(({ counts, minutes }) => [...counts, minutes]),
  ).toEqual([
    [10, 10, 15],
    [10, 10, 17],
    [0, 0, 1],
    [10, 10, 16],
    [10, 10, 17],
    [10, 10, 15],
    [3, 4, 5],
    [3, 3, 5],
  ])
})

test('the questions marked for later are practiced together, whatever their section', () => {
  const unmarked = presetsOf({ listed, attempts: log(), marked: [] })
  expect(unmarked.map(({ title }) => title)).not.toContain('Marked for later')
  expect(preset('Marked for later').counts).toEqual([2, 2])
  expect(chosen('Marked for later', log(['v101', 3, true])).toSorted()).toEqual(['q1', 'v101'])
  const many = listed.slice(0, 12).map(({ id }) => id)
  const more = presetsOf({ listed, attempts: log(), marked: many }).find(
    ({ title }) => title === 'Marked for later',
  )
  expect([more?.about, more?.counts]).toEqual(['12 marked, the oldest first', [10, 10]])
})

test('the questions of a preset come in random order, new ones first', () => {
  const answered = log(...Array.from({ length: 12 }, (_, n) => [`v${300 + n}`, 1 + n, true] as const))
  const randomNumbers = [0.9, 0.1, 0.7, 0.3, 0.2, 0.8, 0.4, 0.6, 0.5, 0.05]
  const ids = preset('Only SE', answered).select(() => randomNumbers.pop() ?? 0.5)
  expect(ids.toSorted()).toEqual([
    'v300',
    'v301',
    ...[12, 13, 14, 15, 16, 17, 18, 19].map((n) => `v${300 + n}`),
  ])
  expect(ids).not.toEqual(ids.toSorted())
})

test('one passage is one with three questions or more, in their order, of which none was answered', () => {
  expect(preset('One passage').select(() => 0)).toEqual(['v1', 'v2', 'v3'])
  expect(chosen('One passage', log(['v2', 3, true]))).toEqual(['v4', 'v5', 'v6', 'v7'])
  expect(chosen('One passage', log(['v2', 3, true], ['v5', 2, true]))).toEqual(['v4', 'v5', 'v6', 'v7'])
  expect(chosen('One data set')).toEqual(['q1', 'q2', 'q3'])
})

test('what was missed is every question whose last answer was wrong, of any section', () => {
  const attempts = log(
    ['v100', 1, false],
    ['q100', 2, false],
    ['a100', 3, true],
    ['a100', 4, false],
    ['v101', 1, false],
    ['v101', 5, true],
  )
  expect(chosen('What I missed', attempts).toSorted()).toEqual(['a100', 'q100', 'v100'])
  expect(preset('What I missed', attempts)).toMatchObject({ counts: [3, 3], minutes: 5 })
})

test('of more than ten that were missed, those answered longest ago come first', () => {
  const attempts = log(...Array.from({ length: 12 }, (_, n) => [`v${100 + n}`, 20 - n, false] as const))
  expect(chosen('What I missed', attempts).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, n) => `v${102 + n}`).toSorted(),
  )
  expect(preset('What I missed', attempts).about).toBe('12 missed, the oldest first')
})

test('if nothing was missed, the preset has no questions and says why', () => {
  expect(preset('What I missed')).toMatchObject({
    counts: [0, 0],
    about: 'Nothing missed yet. What you get wrong will be here.',
  })
  expect(preset('What I missed', log(['v100', 1, false], ['v100', 2, true]))).toMatchObject({
    counts: [0, 0],
    about: 'Nothing missed: your last answers were all right.',
  })
})

test('a bank without passages offers none', () => {
  const [bare] = presetsOf({ listed: [], attempts: log(), marked: [] }).filter(
    ({ title }) => title === 'One passage',
  )
  expect(bare).toMatchObject({ counts: [0, 0] })
  expect(bare?.select(() => 0)).toEqual([])
})
