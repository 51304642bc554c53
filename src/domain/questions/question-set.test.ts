import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPracticeSet, practiceSetId, quizPath, quizzesOf } from './question-set.ts'

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `q${index + 1}`)
}

test('25 questions make one quiz, sorted by number', () => {
  const [quiz, ...others] = quizzesOf('quantitative', ids(25).toReversed())
  expect(others).toEqual([])
  expect(quiz).toEqual({
    id: 'quantitative-1',
    section: 'quantitative',
    number: 1,
    questionIds: ids(25),
  })
})

test('fewer than 25 questions make no quiz', () => {
  expect(quizzesOf('verbal', ids(24))).toEqual([])
  expect(quizzesOf('verbal', ids(49))).toHaveLength(1)
})

test('questions 26 to 50 make the second quiz', () => {
  expect(quizzesOf('quantitative', ids(50))[1]?.questionIds.at(0)).toBe('q26')
  expect(quizzesOf('quantitative', ids(50))[1]?.questionIds.at(-1)).toBe('q50')
})

test('a section has at most five quizzes of 25, and no question is in two of them', () => {
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      const quizzes = quizzesOf('analytical', ids(count))
      expect(quizzes).toHaveLength(Math.min(5, Math.floor(count / 25)))
      const usedIds = quizzes.flatMap(({ questionIds }) => questionIds)
      expect(new Set(usedIds).size).toBe(25 * quizzes.length)
      expect(quizzes.map(({ number }) => number)).toEqual(quizzes.map((_, index) => index + 1))
    }),
  )
})

test('adding questions does not change the existing quizzes', () => {
  expect(quizzesOf('verbal', ids(80)).slice(0, 2)).toEqual(quizzesOf('verbal', ids(50)))
})

test('quiz 1 is on the section page, the others on their own pages', () => {
  expect(quizPath('verbal', 1)).toBe('/verbal')
  expect(quizPath('analytical', 3)).toBe('/analytical/quiz/3')
})

test('isPracticeSet recognizes the id of a practice set, and no quiz id', () => {
  expect(practiceSetId('verbal')).toBe('verbal-0')
  expect(['verbal-0', 'verbal-1', 'verbal-10'].map(isPracticeSet)).toEqual([true, false, false])
})
