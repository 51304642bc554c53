import { expect, test } from 'vitest'
import type { QuestionKind } from '../questions/question.ts'
import { anotherSetLike } from './another-set.ts'
import type { QuestionSummary } from './select-questions.ts'

function summary(id: string, topic: string, kind: QuestionKind, stimulus?: string): QuestionSummary {
  const own = { id, topic, kind, difficulty: 'easy', fileIndex: 0 } as const
  return stimulus === undefined ? own : { ...own, stimulus }
}

const algebra = ['q1', 'q2', 'q3', 'q4', 'q5'].map((id) => summary(id, 'algebra', 'comparison'))
const reading = ['v1', 'v2', 'v3'].map((id) => summary(id, 'reading-comprehension', 'single', 'bees'))
const moons = ['v4', 'v5', 'v6'].map((id) => summary(id, 'reading-comprehension', 'single', 'moons'))
const listed = [...algebra, ...reading, ...moons]
const unanswered = { entries: [], asOf: Date.UTC(2026, 10, 30) }

function another(...ids: readonly string[]): readonly string[] {
  return anotherSetLike(
    listed.filter(({ id }) => ids.includes(id)),
    listed,
    unanswered,
    () => 0.5,
  )
}

test('another set has as many questions of each topic and kind, and none of the first', () => {
  expect(another('q1', 'q2', 'v1').toSorted()).toEqual(['q3', 'q4', 'v2'])
})

test('it is shorter if there are no more such questions', () => {
  expect(another('q1', 'q2', 'q3').toSorted()).toEqual(['q4', 'q5'])
  expect(another('q1', 'q2', 'q3', 'q4', 'q5')).toEqual([])
})

test('after a passage comes another passage, whole and in order', () => {
  expect(another('v1', 'v2', 'v3')).toEqual(['v4', 'v5', 'v6'])
})

test('questions not answered yet come first', () => {
  const attempts = {
    ...unanswered,
    entries: ['q3', 'q4'].map((question) => ({
      id: question,
      question,
      answer: [],
      right: true,
      seconds: 1,
      at: '2026-11-20T10:00:00Z',
      where: { kind: 'page' } as const,
    })),
  }
  expect(anotherSetLike(algebra.slice(0, 1), algebra, attempts, () => 0.5)).toHaveLength(1)
  expect(['q2', 'q5']).toContain(anotherSetLike(algebra.slice(0, 1), algebra, attempts, () => 0.5)[0])
})
