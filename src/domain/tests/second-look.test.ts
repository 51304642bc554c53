import { expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import { compareLooks, declinedLook, secondAnswer, unsureQuestions, withSecondAnswer } from './second-look.ts'
import type { ReportedQuestion, ReportedSection } from './test-report.ts'

/** A question whose key is b; it was answered with this letter in the test, or not at all. */
function reported(id: string, first: string | null, isMarked = false): ReportedQuestion {
  const outcome = first === null ? 'skipped' : first === 'b' ? 'correct' : 'incorrect'
  const facts = { section: 1, number: 1, seconds: 60, visits: 1, change: null, isGuess: false, isSlow: false }
  return { question: singleQuestion(id, 'b'), outcome, isMarked, ...facts }
}

const questions = [
  reported('v1', 'a'),
  reported('v2', 'b', true),
  reported('v3', null),
  reported('v4', 'b'),
  reported('v5', 'a'),
]
const section: ReportedSection = {
  ...{ part: 'verbal-1', position: 1, limit: 1080, seconds: 900, isTimedOut: false },
  questions,
}
const first = { v1: ['v1a'], v2: ['v2b'], v4: ['v4b'], v5: ['v5a'] }
const ids = (list: readonly ReportedQuestion[] = []): readonly string[] =>
  list.map(({ question }) => question.id)

test('unsure are the questions that were marked or left open', () => {
  expect(ids(unsureQuestions([section]))).toEqual(['v2', 'v3'])
})

test('both answers tell what time, knowledge and luck did', () => {
  const look = {
    asked: ['v1', 'v2', 'v3', 'v4', 'v5'],
    answers: [
      { question: 'v1', answer: ['v1b'] },
      { question: 'v2', answer: ['v2c'] },
      { question: 'v3', answer: ['v3b'] },
    ],
    isFinished: true,
  }
  const compared = compareLooks([section], look, first)
  expect(ids(compared.get('time'))).toEqual(['v1', 'v3'])
  expect(ids(compared.get('luck'))).toEqual(['v2'])
  expect(ids(compared.get('sure'))).toEqual(['v4'])
  expect(ids(compared.get('knowledge'))).toEqual(['v5'])
})

test('what was not looked at again, or is still open, is not compared as right', () => {
  const look = { asked: ['v3'], answers: [], isFinished: true }
  expect([...compareLooks([section], look, first)].map(([kind, list]) => [kind, ids(list)])).toEqual([
    ['knowledge', ['v3']],
  ])
  expect(compareLooks([section], declinedLook, first).size).toBe(0)
})

test('a later answer takes the place of an earlier one', () => {
  const once = withSecondAnswer(declinedLook, 'v1', ['v1a'])
  const look = withSecondAnswer(withSecondAnswer(once, 'v2', ['v2b']), 'v1', ['v1c'])
  expect([secondAnswer(look, 'v1'), secondAnswer(look, 'v2'), secondAnswer(look, 'v3')]).toEqual([
    ['v1c'],
    ['v2b'],
    undefined,
  ])
})
