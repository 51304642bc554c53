import { expect, test } from 'vitest'
import { levelSet } from '../../src/domain/practice/level-set.ts'
import { items } from './content.ts'

test('the quiz that finds a level has five verbal and five quantitative questions, no difficulty for more than four', () => {
  const questions = items.map(({ question }) => question).filter(({ id }) => levelSet.includes(id))
  const countBy = (
    valueOf: (question: (typeof questions)[number]) => string,
  ): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {}
    for (const question of questions) counts[valueOf(question)] = (counts[valueOf(question)] ?? 0) + 1
    return counts
  }
  expect(countBy(({ section }) => section)).toEqual({ verbal: 5, quantitative: 5 })
  expect(countBy(({ difficulty }) => difficulty)).toEqual({ easy: 4, medium: 4, hard: 2 })
})
