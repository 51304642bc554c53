import { expect, test } from 'vitest'
import { questionDefaults, makeChoices, singleQuestion } from '../../../tests/support/questions.ts'
import type { Answer, Question } from '../questions/question.ts'
import { outcomeOf, resultOf, scoredBetween, type Outcome } from './outcomes.ts'
import { startSession } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import { replay, sessionReducer } from './session-reducer.ts'

const start = Date.UTC(2026, 10, 5, 14, 0, 0)
const questionIds = ['a1', 'a2', 'a3', 'a4']
const [first, second, third, fourth] = [
  singleQuestion('a1', 'c'),
  singleQuestion('a2', 'c'),
  singleQuestion('a3', 'c'),
  singleQuestion('a4', 'c'),
]
const questions = [first, second, third, fourth]
const set = { id: 'analytical-1', section: 'analytical', questionIds } as const
const session = startSession(set, 's', start)

const events: readonly SessionEvent[] = [
  { type: 'answered', answer: ['a1c'], at: start + 1000 },
  { type: 'checked', at: start + 2000 },
  { type: 'advanced', at: start + 3000 },
  { type: 'answered', answer: ['a2d'], at: start + 4000 },
  { type: 'checked', at: start + 5000 },
  { type: 'advanced', at: start + 6000 },
  { type: 'answered', answer: ['a3c'], at: start + 7000 },
  { type: 'skipped', at: start + 8000 },
]
const running = events.reduce(sessionReducer, session)

test('a checked answer is correct or incorrect', () => {
  expect(outcomeOf(running, first)).toBe('correct')
  expect(outcomeOf(running, second)).toBe('incorrect')
})

test('a question without a checked answer is skipped, not incorrect', () => {
  const chosen = sessionReducer(running, { type: 'answered', answer: ['a4c'], at: start + 9000 })
  expect(outcomeOf(chosen, fourth)).toBe('skipped')
  expect(outcomeOf(running, third)).toBe('skipped')
})

test('an answer that is incomplete when the time is up is skipped, not incorrect', () => {
  const equivalence: Question = {
    ...questionDefaults,
    id: 'a1',
    kind: 'equivalence',
    choices: makeChoices('a1', 'abcdef', 'ab'),
  }
  const timed = startSession({ ...set, limit: 500 }, 's', start)
  const outcomeWith = (answer: Answer): Outcome => {
    const answered = sessionReducer(timed, { type: 'answered', answer, at: start + 100 })
    return outcomeOf(sessionReducer(answered, { type: 'seen', at: start + 500 }), equivalence)
  }
  expect(outcomeWith(['a1a'])).toBe('skipped')
  expect(outcomeWith(['a1a', 'a1b'])).toBe('correct')
})

test('a result has exactly the specified fields', () => {
  const finished = sessionReducer(running, { type: 'skipped', at: start + 9_999 })
  expect(resultOf(finished, questions)).toEqual({
    questionsCount: 4,
    correctAnswers: 1,
    incorrectAnswers: 1,
    skippedQuestions: 2,
    timeTaken: 9,
    date: '2026-11-05T14:00:09.999Z',
    sectionType: 'analytical',
  })
})

test('resultOf throws for a running session', () => {
  expect(() => resultOf(running, questions)).toThrow('unfinished session s')
})

test('answers of an exam are scored once, when the session ends; others as they are checked', () => {
  const [before, after] = [running, sessionReducer(running, { type: 'skipped', at: start + 9000 })]
  expect(scoredBetween(session, running)).toEqual(['a1', 'a2'])
  expect(scoredBetween(before, after)).toEqual([])
  const exam = startSession({ ...set, mode: 'exam', nextModule: 'fixed' }, 's', start)
  const first = replay(exam, [
    { type: 'answered', answer: ['a1c'], at: start + 1 },
    { type: 'submitted', at: start + 2 },
  ])
  expect(scoredBetween(exam, first)).toEqual([])
  const ended = sessionReducer(first, { type: 'continued', module: null, at: start + 3 })
  expect(scoredBetween(first, ended)).toEqual(['a1'])
})
