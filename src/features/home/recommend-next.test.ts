import { expect, test } from 'vitest'
import type { QuizResult } from '../../domain/history/result.ts'
import { summarize } from '../../domain/history/statistics.ts'
import { startSession, type Session } from '../../domain/session/session.ts'
import { greeting, recommendNext, welcomeText } from './recommend-next.ts'

const day = 24 * 60 * 60 * 1000
const now = 100 * day

const nobody = summarize([])
const someone = summarize([resultOf('verbal', 20), resultOf('quantitative', 10), resultOf('analytical', 15)])

function resultOf(sectionType: QuizResult['sectionType'], correctAnswers: number): QuizResult {
  const incorrectAnswers = 25 - correctAnswers
  return {
    questionsCount: 25,
    correctAnswers,
    incorrectAnswers,
    skippedQuestions: 0,
    timeTaken: 60,
    date: '2026-11-02T10:00:00.000Z',
    sectionType,
  }
}

function draft(id: Session['set'], left: number): Session {
  return startSession({ id, section: 'verbal', questionIds: ['v1', 'v2', 'v3'] }, 'a', left)
}

test('the quiz that was left last comes first', () => {
  const drafts = [draft('verbal-1', now - 2 * day), draft('verbal-2', now - day)]
  expect(recommendNext(drafts, someone, now)).toEqual({
    words: 'Resume your quiz',
    href: '/verbal/quiz/2',
  })
  expect(recommendNext(drafts.slice(0, 1), nobody, now).href).toBe('/verbal')
})

test('a set of one’s own is resumed where all that wait are listed', () => {
  expect(recommendNext([draft('verbal-0', now)], someone, now)).toEqual({
    words: 'Resume your practice set',
    href: '/practice',
  })
})

test('a quiz that was left more than a week ago waits on its own page', () => {
  expect(recommendNext([draft('verbal-1', now - 7 * day)], someone, now)).toEqual({
    words: 'Practice quantitative next',
    href: '/quantitative',
  })
  expect(recommendNext([draft('verbal-1', now - 7 * day + 1)], someone, now).href).toBe('/verbal')
})

test('a quiz left by a clock that was far ahead does not come first until then', () => {
  expect(recommendNext([draft('verbal-1', now + 365 * day)], someone, now).href).toBe('/quantitative')
})

test('of two sections that share the lowest average none is called the lowest', () => {
  const shared = summarize([resultOf('verbal', 15), resultOf('quantitative', 15), resultOf('analytical', 20)])
  expect(welcomeText(shared)).toContain('Practice pays most in verbal: no average is lower.')
})

test('a quiz that is not served is not led to', () => {
  for (const id of ['verbal-6', 'verbal-1.5'] as const)
    expect(recommendNext([draft(id, now)], someone, now).href).toBe('/quantitative')
})

test('somebody without a draft practices what pays most, and without results the first section', () => {
  expect(recommendNext([], someone, now).href).toBe('/quantitative')
  expect(recommendNext([], nobody, now)).toEqual({ words: 'Practice verbal next', href: '/verbal' })
})

test('a welcome says what is so', () => {
  expect(welcomeText(nobody)).toBe(greeting)
  expect(welcomeText(someone)).toBe(
    'Welcome back. 3 quizzes so far, 60% on average. Practice pays most in quantitative: no average is lower.',
  )
  expect(welcomeText(summarize([resultOf('verbal', 20)]))).toBe(
    'Welcome back. 1 quiz so far, 80% on average. You have not finished a quiz in quantitative yet.',
  )
  const level = summarize([resultOf('verbal', 20), resultOf('quantitative', 20), resultOf('analytical', 20)])
  expect(welcomeText(level)).toContain('No section is lowest: take them in turn.')
})
