import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPracticeSet, practiceSetId, quizPath, quizzesOf } from './question-set.ts'

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `q${index + 1}`)
}

test('25 questions make one quiz, in the order of their numbers', () => {
  const [set, ...others] = quizzesOf('quantitative', ids(25).toReversed())
  expect(others).toEqual([])
  expect(set).toEqual({
    id: 'quantitative-1',
    section: 'quantitative',
    number: 1,
    questionIds: ids(25),
  })
})

test('a quiz that is not full is not offered', () => {
  expect(quizzesOf('verbal', ids(24))).toEqual([])
  expect(quizzesOf('verbal', ids(49))).toHaveLength(1)
})

test('26 to 50 make the second quiz', () => {
  expect(quizzesOf('quantitative', ids(50))[1]?.questionIds.at(0)).toBe('q26')
  expect(quizzesOf('quantitative', ids(50))[1]?.questionIds.at(-1)).toBe('q50')
})

test('a section has five quizzes at most, each of 25, none sharing a question with another', () => {
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      const sets = quizzesOf('analytical', ids(count))
      expect(sets).toHaveLength(Math.min(5, Math.floor(count / 25)))
      const asked = sets.flatMap(({ questionIds }) => questionIds)
      expect(new Set(asked).size).toBe(25 * sets.length)
      expect(sets.map(({ number }) => number)).toEqual(sets.map((_, index) => index + 1))
    }),
  )
})

test('growing the bank leaves the quizzes there were as they were', () => {
  expect(quizzesOf('verbal', ids(80)).slice(0, 2)).toEqual(quizzesOf('verbal', ids(50)))
})

test('quiz 1 is sat on the section page, the others on their own', () => {
  expect(quizPath('verbal', 1)).toBe('/verbal')
  expect(quizPath('analytical', 3)).toBe('/analytical/quiz/3')
})

test('a set of one’s own choice is known by its name, and no quiz is taken for one', () => {
  expect(practiceSetId('verbal')).toBe('verbal-0')
  expect(['verbal-0', 'verbal-1', 'verbal-10'].map(isPracticeSet)).toEqual([true, false, false])
})
