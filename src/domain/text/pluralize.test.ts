import { expect, test } from 'vitest'
import { pluralize } from './pluralize.ts'

test('pluralize uses the singular for one, and separates thousands', () => {
  expect(pluralize(1, 'quiz', 'quizzes')).toBe('1 quiz')
  expect(pluralize(3, 'quiz', 'quizzes')).toBe('3 quizzes')
  expect(pluralize(0, 'question')).toBe('0 questions')
  expect(pluralize(1234, 'question')).toBe('1,234 questions')
})
