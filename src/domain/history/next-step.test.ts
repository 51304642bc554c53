import { expect, test } from 'vitest'
import type { QuizResult } from './result.ts'
import { summarize } from './statistics.ts'
import { startSession, type Session } from '../session/session.ts'
import { greeting, recommendNext, standingText } from './next-step.ts'

const day = 24 * 60 * 60 * 1000
const now = 100 * day

const noResults = summarize([])
const quantitativeLowest = summarize([
  resultOf('verbal', 20),
  resultOf('quantitative', 10),
  resultOf('analytical', 15),
])

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

function draft(id: Session['set'], lastSeen: number): Session {
  return startSession({ id, section: 'verbal', questionIds: ['v1', 'v2', 'v3'] }, 'a', lastSeen)
}

test('recommends to resume the most recent draft', () => {
  const drafts = [draft('verbal-1', now - 2 * day), draft('verbal-2', now - day)]
  expect(recommendNext(drafts, quantitativeLowest, now)).toEqual({
    text: 'Resume verbal quiz 2',
    href: '/verbal/quiz/2#quiz',
  })
  expect(recommendNext(drafts.slice(0, 1), noResults, now).href).toBe('/verbal#quiz')
})

test('resumes a practice set at its own address', () => {
  expect(recommendNext([draft('verbal-0', now)], quantitativeLowest, now)).toEqual({
    text: 'Resume your practice set',
    href: '/practice#quiz&set=v1.v2.v3',
  })
})

test('leads back into a full test, or a part of one', () => {
  expect(recommendNext([draft('test-form-2.verbal-1', now)], quantitativeLowest, now)).toEqual({
    text: 'Go on with practice test 2',
    href: '/tests/form-2#set=verbal-1&pace=1',
  })
})

test('does not recommend a draft that is a week old or older', () => {
  expect(recommendNext([draft('verbal-1', now - 7 * day)], quantitativeLowest, now)).toEqual({
    text: 'Practice quantitative next',
    href: '/quantitative',
  })
  expect(recommendNext([draft('verbal-1', now - 7 * day + 1)], quantitativeLowest, now).href).toBe(
    '/verbal#quiz',
  )
})

test('does not recommend a draft dated more than a week in the future by a wrong clock', () => {
  expect(recommendNext([draft('verbal-1', now + 365 * day)], quantitativeLowest, now).href).toBe(
    '/quantitative',
  )
})

test('does not call an average the lowest if two sections share it', () => {
  const verbalAndQuantitativeLowest = summarize([
    resultOf('verbal', 15),
    resultOf('quantitative', 15),
    resultOf('analytical', 20),
  ])
  expect(standingText(verbalAndQuantitativeLowest)).toContain(
    'Your verbal average is 60%, so work on it next.',
  )
})

test('does not recommend a quiz that does not exist', () => {
  for (const id of ['verbal-6', 'verbal-1.5'] as const)
    expect(recommendNext([draft(id, now)], quantitativeLowest, now).href).toBe('/quantitative')
})

test('without a draft recommends the section with the lowest average, and without results the first one', () => {
  expect(recommendNext([], quantitativeLowest, now).href).toBe('/quantitative')
  expect(recommendNext([], noResults, now)).toEqual({ text: 'Practice verbal next', href: '/verbal' })
})

test('the welcome states the number of quizzes, the average and the section to work on', () => {
  expect(standingText(noResults)).toBe(greeting)
  expect(standingText(quantitativeLowest)).toBe(
    '3 quizzes so far, 60% on average. Your quantitative average is 40%, so work on it next.',
  )
  expect(standingText(summarize([resultOf('verbal', 20)]))).toBe(
    '1 quiz so far, 80% on average. You have not finished a quiz in quantitative yet.',
  )
  const allEqual = summarize([
    resultOf('verbal', 20),
    resultOf('quantitative', 20),
    resultOf('analytical', 20),
  ])
  expect(standingText(allEqual)).toContain('Your averages are equal, so take the sections in turn.')
})
