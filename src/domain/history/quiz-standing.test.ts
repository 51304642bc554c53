import { expect, test } from 'vitest'
import { quizzesOf } from '../questions/question-set.ts'
import type { LoggedSession } from './logged-sessions.ts'
import { finishedQuizzes, nextQuiz } from './quiz-standing.ts'
import type { QuizResult } from './result.ts'

function finish(day: string, right: number): QuizResult {
  return {
    questionsCount: 25,
    correctAnswers: right,
    incorrectAnswers: 25 - right,
    skippedQuestions: 0,
    timeTaken: 60,
    date: `${day}T10:00:00.000Z`,
    sectionType: 'verbal',
  }
}

function logged(set: string, day: string, right: number): LoggedSession {
  return { id: set, set, right, wrong: 25 - right, lastAnswerAt: Date.parse(`${day}T09:59:00.000Z`) }
}

const sessions = [
  logged('verbal-1', '2026-11-02', 10),
  logged('verbal-1', '2026-11-05', 20),
  logged('verbal-2', '2026-11-06', 5),
]
const quizzes = quizzesOf(
  'verbal',
  Array.from({ length: 125 }, (_, index) => `v${index + 1}`),
)

test('the latest result of a quiz counts, in whichever order they are stored', () => {
  const results = [finish('2026-11-05', 20), finish('2026-11-02', 10)]
  expect(finishedQuizzes('verbal', results, sessions)).toEqual(
    new Map([[1, { percent: 80, date: '2026-11-05T10:00:00.000Z' }]]),
  )
})

test('results of other sections, and results without answers in the log, belong to no quiz', () => {
  expect(finishedQuizzes('quantitative', [finish('2026-11-05', 20)], sessions)).toEqual(new Map())
  expect(finishedQuizzes('verbal', [finish('2026-11-09', 25)], sessions)).toEqual(new Map())
})

test('after a finished quiz comes the first one that is not finished', () => {
  const [first, second] = quizzes
  if (!first || !second) throw new Error('there are five quizzes')
  const results = [finish('2026-11-05', 20), finish('2026-11-06', 5)]
  const finished = finishedQuizzes('verbal', results, sessions)
  expect(nextQuiz(first, quizzes, finished)?.number).toBe(3)
  expect(nextQuiz(first, quizzes, new Map())).toBe(null)
  expect(nextQuiz(second, [second], finished)).toBe(null)
})
