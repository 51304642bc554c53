import { describe, expect, test } from 'vitest'
import { quizzes, visible } from '../../tests/unit/content-files.ts'
import type { Question } from '../domain/questions/question.ts'

/** Where chi-square with four degrees of freedom has p = 0.01. */
const chiSquareLimit = 13.277

function keyPosition(question: Question): number {
  return question.choices.findIndex(({ isCorrect }) => isCorrect)
}

/** How far the right choice is longer (or, for -1, shorter) than every other; 0 where it is not. */
function standsOut(question: Question, direction: 1 | -1): boolean {
  const length = (choice: Question['choices'][number]): number => direction * visible(choice.text).length
  const key = question.choices.filter(({ isCorrect }) => isCorrect).map(length)
  const others = question.choices.filter(({ isCorrect }) => !isCorrect).map(length)
  return Math.max(...key) > Math.max(...others)
}

function share(questions: readonly Question[], fits: (question: Question) => boolean): number {
  return questions.filter(fits).length / questions.length
}

test('there is a quiz in each section', () => {
  expect(quizzes.map(({ id }) => id)).toEqual(expect.arrayContaining(['verbal-1', 'quantitative-1', 'analytical-1']))
})

describe.each(quizzes)('quiz $id', ({ questions }) => {
  const positions = questions.map(keyPosition)
  const counts = [0, 1, 2, 3, 4].map((place) => positions.filter((position) => position === place).length)

  test('has its right answers spread over the five places', () => {
    for (const count of counts) {
      expect(count).toBeGreaterThanOrEqual(3)
      expect(count).toBeLessThanOrEqual(7)
    }
    const expected = questions.length / 5
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(chiSquareLimit)
  })

  test('has no place right more than three times running', () => {
    const runs = positions.map((position, index) => {
      const other = positions.slice(index).findIndex((next) => next !== position)
      return other === -1 ? positions.length - index : other
    })
    expect(Math.max(...runs)).toBeLessThanOrEqual(3)
  })

  test('does not give its answers away by their length', () => {
    expect(share(questions, (question) => standsOut(question, 1))).toBeLessThanOrEqual(0.25)
    expect(share(questions, (question) => standsOut(question, -1))).toBeLessThanOrEqual(0.25)
  })

  test('has a quarter of hard questions or more, and no more than 35 % of easy ones', () => {
    expect(share(questions, ({ difficulty }) => difficulty === 'hard')).toBeGreaterThanOrEqual(0.25)
    expect(share(questions, ({ difficulty }) => difficulty === 'easy')).toBeLessThanOrEqual(0.35)
  })
})
