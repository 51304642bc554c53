import { expect, test } from 'vitest'
import { outcomeOf, resultOf } from './finish.ts'
import { startQuiz } from './quiz.ts'
import { quizReducer, type QuizEvent } from './quiz-reducer.ts'

const start = Date.UTC(2026, 10, 5, 14, 0, 0)
const questionIds = ['a1', 'a2', 'a3', 'a4']
const key = { a1: 'a1c', a2: 'a2c', a3: 'a3c', a4: 'a4c' }
const quiz = startQuiz({ id: 'analytical-1', section: 'analytical', number: 1, questionIds }, 's', start)

const events: readonly QuizEvent[] = [
  { type: 'chosen', choice: 'a1c', at: start + 1000 },
  { type: 'checked', at: start + 2000 },
  { type: 'advanced', at: start + 3000 },
  { type: 'chosen', choice: 'a2d', at: start + 4000 },
  { type: 'checked', at: start + 5000 },
  { type: 'advanced', at: start + 6000 },
  { type: 'chosen', choice: 'a3c', at: start + 7000 },
  { type: 'skipped', at: start + 8000 },
]
const running = events.reduce(quizReducer, quiz)

test('a checked answer is correct or incorrect by the key', () => {
  expect(outcomeOf(running, key, 'a1')).toBe('correct')
  expect(outcomeOf(running, key, 'a2')).toBe('incorrect')
})

test('without a checked answer a question was skipped, not wrong', () => {
  const chosen = quizReducer(running, { type: 'chosen', choice: 'a4c', at: start + 9000 })
  expect(outcomeOf(chosen, key, 'a4')).toBe('skipped')
  expect(outcomeOf(running, key, 'a3')).toBe('skipped')
})

test('a result has exactly the specified fields', () => {
  const finished = quizReducer(running, { type: 'skipped', at: start + 9_999 })
  expect(resultOf(finished, key)).toEqual({
    questionsCount: 4,
    correctAnswers: 1,
    incorrectAnswers: 1,
    skippedQuestions: 2,
    timeTaken: 9,
    date: '2026-11-05T14:00:09.999Z',
    sectionType: 'analytical',
  })
})

test('a running quiz has no result', () => {
  expect(() => resultOf(running, key)).toThrow('once it is finished')
})
