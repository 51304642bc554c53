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
  { id: 'q1', topic: 'algebra', kind: 'single', difficulty: 'easy', fileIndex: 0 },
  { id: 'q2', topic: 'algebra', kind: 'numeric', difficulty: 'hard', fileIndex: 0 },
  { id: 'q3', topic: 'geometry', kind: 'single', difficulty: 'medium', fileIndex: 1 },
  { id: 'q4', topic: 'geometry', kind: 'several', difficulty: 'hard', fileIndex: 1 },
]
const request: PracticeRequest = {
  sections: ['quantitative'],
  topics: [],
  types: [],
  difficulties: [],
  count: 10,
  isTimed: false,
  mode: 'study',
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

test('an open request matches every question, and each filter narrows it', () => {
  expect(ids(matchingQuestions(listed, request, { attempts: log(), marked: ['q3'] }))).toBe('q1 q2 q3 q4')
  expect(
    ids(matchingQuestions(listed, { ...request, topics: ['algebra'] }, { attempts: log(), marked: ['q3'] })),
  ).toBe('q1 q2')
  expect(
    ids(
      matchingQuestions(
        listed,
        { ...request, topics: ['algebra'], difficulties: ['hard'] },
        { attempts: log(), marked: ['q3'] },
      ),
    ),
  ).toBe('q2')
  expect(
    ids(
      matchingQuestions(
        listed,
        { ...request, types: ['single', 'several'] },
        { attempts: log(), marked: ['q3'] },
      ),
    ),
  ).toBe('q1 q3 q4')
})

test('questions never answered are selected first, then those answered longest ago', () => {
  const attempts = log(
    attempt('q1', '2026-11-03T10:00:00Z'),
    attempt('q2', '2026-11-01T10:00:00Z'),
    attempt('q2', '2026-11-02T10:00:00Z'),
    attempt('q3', '2026-11-01T12:00:00Z'),
  )
  const first = (count: number): string[] =>
    selectQuestions(listed, { ...request, history: 'new', count }, { attempts, marked: [] }, () => 0.5).map(
      ({ id }) => id,
    )
  expect(first(1)).toEqual(['q4'])
  expect(first(2).toSorted()).toEqual(['q3', 'q4'])
  expect(first(3).toSorted()).toEqual(['q2', 'q3', 'q4'])
})

test('the newest answer to a question counts, whatever the order of the log', () => {
  const attempts = log(
    attempt('q1', '2026-11-04T10:00:00Z'),
    attempt('q1', '2026-11-01T10:00:00Z'),
    attempt('q2', '2026-11-02T10:00:00Z'),
  )
  const algebra: PracticeRequest = { ...request, topics: ['algebra'], history: 'new', count: 1 }
  expect(ids(selectQuestions(listed, algebra, { attempts, marked: [] }, () => 0.5))).toBe('q2')
})

test('an answer dated in the future counts as the oldest', () => {
  const attempts = log(attempt('q1', '2027-11-04T10:00:00Z'), attempt('q2', '2026-11-02T10:00:00Z'))
  const algebra: PracticeRequest = { ...request, topics: ['algebra'], history: 'new', count: 1 }
  expect(ids(selectQuestions(listed, algebra, { attempts, marked: [] }, () => 0.5))).toBe('q1')
})

test('the random numbers decide between equal questions, and the order of the result', () => {
  const selected = (
    randomNumbers: readonly number[],
    change: Partial<PracticeRequest>,
    attempts: AttemptHistory = log(),
  ): string => {
    const remaining = [...randomNumbers]
    return ids(
      selectQuestions(
        listed,
        { ...request, ...change },
        { attempts, marked: [] },
        () => remaining.shift() ?? 0,
      ),
    )
  }
  expect(selected([0.9, 0.1, 0.5, 0.3], { count: 2 })).toBe('q2 q4')
  expect(selected([0.9, 0.1, 0.5, 0.3], { count: 2, history: 'new' })).toBe('q2 q4')
  const answered = log(attempt('q1', '2026-11-01T10:00:00Z'), attempt('q2', '2026-11-02T10:00:00Z'))
  expect(selected([0.3, 0.1, 0.9, 0.5], { count: 3, history: 'new' }, answered)).toBe('q1 q4 q3')
})

test('if the request accepts any history, answered questions are as likely as new ones', () => {
  const randomNumbers = [0.1, 0.2, 0.3, 0.4]
  const attempts = log(attempt('q1', '2026-11-03T10:00:00Z'), attempt('q2', '2026-11-01T10:00:00Z'))
  expect(
    ids(
      selectQuestions(
        listed,
        { ...request, count: 2 },
        { attempts, marked: [] },
        () => randomNumbers.shift() ?? 0,
      ),
    ),
  ).toBe('q1 q2')
})

test('history "wrong" selects only questions whose newest answer was wrong, the oldest first', () => {
  const attempts = log(
    attempt('q1', '2026-11-03T10:00:00Z', false),
    attempt('q2', '2026-11-01T10:00:00Z', false),
    attempt('q2', '2026-11-02T10:00:00Z'),
    attempt('q3', '2026-11-01T12:00:00Z', false),
  )
  const wrong: PracticeRequest = { ...request, history: 'wrong' }
  expect(ids(matchingQuestions(listed, wrong, { attempts, marked: [] }))).toBe('q1 q3')
  expect(ids(matchingQuestions(listed, { ...wrong, topics: ['algebra'] }, { attempts, marked: [] }))).toBe(
    'q1',
  )
  expect(ids(selectQuestions(listed, { ...wrong, count: 1 }, { attempts, marked: [] }, () => 0.5))).toBe('q3')
  expect(selectQuestions(listed, wrong, { attempts: log(), marked: [] }, () => 0.5)).toEqual([])
})

test('as many questions as match are selected, none twice, whatever the random numbers', () => {
  fc.assert(
    fc.property(
      fc.nat(8),
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (count, randomNumbers) => {
        const remaining = [...randomNumbers]
        const selected = selectQuestions(
          listed,
          { ...request, count },
          { attempts: log(), marked: [] },
          () => remaining.shift() ?? 0,
        )
        expect(selected).toHaveLength(Math.min(count, 4))
        expect(new Set(selected).size).toBe(selected.length)
      },
    ),
  )
})

test('only the marked questions, if the request asks for them', () => {
  const record = { attempts: log(), marked: ['q3', 'q1', 'v9'] }
  expect(ids(matchingQuestions(listed, { ...request, history: 'marked' }, record))).toBe('q1 q3')
})
