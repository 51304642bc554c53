import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a number agrees with its noun', () => {
  expect(counted(1, 'quiz', 'quizzes')).toBe('1 quiz')
  expect(counted(3, 'quiz', 'quizzes')).toBe('3 quizzes')
  expect(counted(0, 'question')).toBe('0 questions')
  expect(counted(1234, 'question')).toBe('1,234 questions')
})
