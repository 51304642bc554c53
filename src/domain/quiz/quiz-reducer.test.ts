import { expect, test } from 'vitest'
import { quizSetsOf } from '../questions/quiz-set.ts'
import { startQuiz } from './quiz.ts'
import { quizReducer } from './quiz-reducer.ts'

const ids = Array.from({ length: 25 }, (_, index) => `v${index + 1}`)
const [set] = quizSetsOf('verbal', ids)
if (!set) throw new Error('Twenty-five questions make a quiz')
const fresh = startQuiz(set, 'a', 0)

test('an answer that was not chosen cannot be checked', () => {
  expect(quizReducer(fresh, { type: 'checked', at: 1 }).checked).toEqual([])
})
