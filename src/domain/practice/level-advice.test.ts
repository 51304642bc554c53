import { expect, test } from 'vitest'
import { isLevelSet, levelAdvice } from './level-advice.ts'
import { levelSet } from './level-set.ts'

test('the set that finds a level is known by its questions, in any order', () => {
  expect(isLevelSet(levelSet.toReversed())).toBe(true)
  expect(isLevelSet(levelSet.slice(1))).toBe(false)
  expect(isLevelSet([...levelSet.slice(1), 'v1'])).toBe(false)
})

test.each([
  [0, 'Start with the methods', '/gre-math-practice'],
  [1, 'Start with the methods', '/gre-math-practice'],
  [2, 'Start in the middle', '/practice?section=quantitative&difficulty=medium&count=10'],
  [3, 'Start in the middle', '/practice?section=quantitative&difficulty=medium&count=10'],
  [4, 'Start with hard questions', '/practice?section=quantitative&difficulty=hard&count=10'],
  [5, 'Start with hard questions', '/practice?section=quantitative&difficulty=hard&count=10'],
])('%i of five right: %s', (right, level, href) => {
  expect(levelAdvice('quantitative', right)).toMatchObject({ level, href })
})
