import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Attempt, AttemptHistory } from '../history/attempt.ts'
import {
  matchingQuestions,
  selectQuestions,
  type QuestionSummary,
  type PracticeRequest,
} from './select-questions.ts'

const listed: readonly QuestionSummary[] = [
  { id: 'q1', topic: 'algebra', kind: 'single', difficulty: 'easy', shard: 0 },
  { id: 'q2', topic: 'algebra', kind: 'numeric', difficulty: 'hard', shard: 0 },
  { id: 'q3', topic: 'geometry', kind: 'single', difficulty: 'medium', shard: 1 },
  { id: 'q4', topic: 'geometry', kind: 'several', difficulty: 'hard', shard: 1 },
]
const wish: PracticeRequest = {
  section: 'quantitative',
  topics: [],
  kinds: [],
  difficulties: [],
  count: 10,
  isTimed: false,
  history: 'all',
}

function attempt(question: string, at: string, right = true): Attempt {
  return { id: question + at, question, answer: [], right, seconds: 1, at, where: { kind: 'page' } }
}

function log(...entries: readonly Attempt[]): AttemptHistory {
  return { entries, asOf: Date.UTC(2026, 10, 30) }
}

function ids(items: readonly QuestionSummary[]): string {
  return items.map(({ id }) => id).join(' ')
}

test('a wish that leaves all open fits every question; each choice narrows it', () => {
  expect(ids(matchingQuestions(listed, wish, log()))).toBe('q1 q2 q3 q4')
  expect(ids(matchingQuestions(listed, { ...wish, topics: ['algebra'] }, log()))).toBe('q1 q2')
  expect(
    ids(matchingQuestions(listed, { ...wish, topics: ['algebra'], difficulties: ['hard'] }, log())),
  ).toBe('q2')
  expect(ids(matchingQuestions(listed, { ...wish, kinds: ['single', 'several'] }, log()))).toBe('q1 q3 q4')
})

test('questions never answered come first, then those answered longest ago', () => {
  const attempts = log(
    attempt('q1', '2026-11-03T10:00:00Z'),
    attempt('q2', '2026-11-01T10:00:00Z'),
    attempt('q2', '2026-11-02T10:00:00Z'),
    attempt('q3', '2026-11-01T12:00:00Z'),
  )
  const first = (count: number): string[] =>
    selectQuestions(listed, { ...wish, history: 'new', count }, attempts, () => 0.5).map(({ id }) => id)
  expect(first(1)).toEqual(['q4'])
  expect(first(2).toSorted()).toEqual(['q3', 'q4'])
  expect(first(3).toSorted()).toEqual(['q2', 'q3', 'q4'])
})

test('a question was answered when it was last, in whatever order the log holds its answers', () => {
  const attempts = log(
    attempt('q1', '2026-11-04T10:00:00Z'),
    attempt('q1', '2026-11-01T10:00:00Z'),
    attempt('q2', '2026-11-02T10:00:00Z'),
  )
  const algebra: PracticeRequest = { ...wish, topics: ['algebra'], history: 'new', count: 1 }
  expect(ids(selectQuestions(listed, algebra, attempts, () => 0.5))).toBe('q2')
})

test('a question that a clock which was ahead says is answered later than now was answered longest ago', () => {
  const attempts = log(attempt('q1', '2027-11-04T10:00:00Z'), attempt('q2', '2026-11-02T10:00:00Z'))
  const algebra: PracticeRequest = { ...wish, topics: ['algebra'], history: 'new', count: 1 }
  expect(ids(selectQuestions(listed, algebra, attempts, () => 0.5))).toBe('q1')
})

test('the lot says which are picked of those that stand alike, and in what order all of them come', () => {
  const drawn = (
    lots: readonly number[],
    change: Partial<PracticeRequest>,
    attempts: AttemptHistory = log(),
  ): string => {
    const chances = [...lots]
    return ids(selectQuestions(listed, { ...wish, ...change }, attempts, () => chances.shift() ?? 0))
  }
  expect(drawn([0.9, 0.1, 0.5, 0.3], { count: 2 })).toBe('q2 q4')
  expect(drawn([0.9, 0.1, 0.5, 0.3], { count: 2, history: 'new' })).toBe('q2 q4')
  const answered = log(attempt('q1', '2026-11-01T10:00:00Z'), attempt('q2', '2026-11-02T10:00:00Z'))
  expect(drawn([0.3, 0.1, 0.9, 0.5], { count: 3, history: 'new' }, answered)).toBe('q1 q4 q3')
})

test('where any question will do, one that was answered comes as early as one that never was', () => {
  const chances = [0.1, 0.2, 0.3, 0.4]
  const attempts = log(attempt('q1', '2026-11-03T10:00:00Z'), attempt('q2', '2026-11-01T10:00:00Z'))
  expect(ids(selectQuestions(listed, { ...wish, count: 2 }, attempts, () => chances.shift() ?? 0))).toBe(
    'q1 q2',
  )
})

test('those wrong are the questions whose last answer was wrong, the oldest of them first', () => {
  const attempts = log(
    attempt('q1', '2026-11-03T10:00:00Z', false),
    attempt('q2', '2026-11-01T10:00:00Z', false),
    attempt('q2', '2026-11-02T10:00:00Z'),
    attempt('q3', '2026-11-01T12:00:00Z', false),
  )
  const wrong: PracticeRequest = { ...wish, history: 'wrong' }
  expect(ids(matchingQuestions(listed, wrong, attempts))).toBe('q1 q3')
  expect(ids(matchingQuestions(listed, { ...wrong, topics: ['algebra'] }, attempts))).toBe('q1')
  expect(ids(selectQuestions(listed, { ...wrong, count: 1 }, attempts, () => 0.5))).toBe('q3')
  expect(selectQuestions(listed, wrong, log(), () => 0.5)).toEqual([])
})

test('whatever the lot, as many as fit are picked, none twice', () => {
  fc.assert(
    fc.property(
      fc.nat(8),
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (count, lots) => {
        const chances = [...lots]
        const picked = selectQuestions(listed, { ...wish, count }, log(), () => chances.shift() ?? 0)
        expect(picked).toHaveLength(Math.min(count, 4))
        expect(new Set(picked).size).toBe(picked.length)
      },
    ),
  )
})
