import { expect, test } from 'vitest'
import type { Attempt, AttemptPlace } from './attempt.ts'
import { pastSessionsOf } from './past-sessions.ts'

function attempt(question: string, minute: number, where: AttemptPlace, right = true): Attempt {
  return {
    id: `${question}-${minute}`,
    question,
    answer: [`${question}b`],
    right,
    seconds: 30,
    at: new Date(minute * 60_000).toISOString(),
    where,
  }
}

const quiz: AttemptPlace = { kind: 'quiz', set: 'verbal-2', sitting: 'quiz' }
const practice: AttemptPlace = { kind: 'practice', sitting: 'practice' }

test('each session in the log is put together again, the latest first', () => {
  const sessions = pastSessionsOf([
    attempt('q3', 9, practice),
    attempt('v27', 2, quiz, false),
    attempt('v26', 1, quiz),
    attempt('v1', 5, { kind: 'page' }),
    attempt('v1101', 7, { kind: 'test', form: 'form-1', section: 'verbal-1', sitting: 'test' }),
  ])
  expect(sessions.map(({ id, quiz: set, sections, right }) => [id, set, sections, right])).toEqual([
    ['practice', null, ['quantitative'], 1],
    ['quiz', 'verbal-2', ['verbal'], 1],
  ])
  expect(sessions[1]).toMatchObject({
    answeredIds: ['v26', 'v27'],
    answers: {
      answers: { v26: ['v26b'], v27: ['v27b'] },
      checked: ['v26', 'v27'],
      spent: { v26: 30_000, v27: 30_000 },
    },
    lastAnswerAt: 120_000,
  })
})

test('a mixed practice set has all sections of its questions', () => {
  const [mixed] = pastSessionsOf([attempt('q3', 1, practice), attempt('v4', 2, practice)])
  expect(mixed).toMatchObject({ sections: ['verbal', 'quantitative'], answeredIds: ['q3', 'v4'] })
})

test('a session of a quiz that this site does not know is shown like a practice set', () => {
  const unknown = { kind: 'quiz', set: 'chemistry-1', sitting: 'x' } as const
  expect(pastSessionsOf([attempt('v1', 1, unknown)])[0]?.quiz).toBe(null)
  expect(pastSessionsOf([attempt('z1', 1, unknown)])).toEqual([])
})
