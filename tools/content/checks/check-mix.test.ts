import { describe, expect, test } from 'vitest'
import {
  choicesWithKey,
  makeItem,
  findingLines,
  type ItemChange,
} from '../../../tests/support/content-items.ts'
import type { Item } from '../item.ts'
import { checkMix } from './check-mix.ts'

/** A quiz that begins with easy questions and ends with hard ones. */
function quiz(
  easy: number,
  hard: number,
  change: (index: number) => ItemChange = () => ({}),
): readonly Item[] {
  return Array.from({ length: 25 }, (_, index) =>
    makeItem({
      id: `v${index + 1}`,
      choices: choicesWithKey(index % 5),
      difficulty: index < easy ? 'easy' : index < 25 - hard ? 'medium' : 'hard',
      ...change(index),
    }),
  )
}

describe('difficulty and order', () => {
  test('accepts a balanced quiz', () => {
    expect(findingLines(checkMix(quiz(8, 8)))).not.toContain('quiz 1')
  })

  test('accepts the limits and reports what exceeds them', () => {
    expect(findingLines(checkMix(quiz(8, 7)))).not.toMatch(/^verbal.*(hard|easy)$/m)
    expect(findingLines(checkMix(quiz(8, 6)))).toMatch(/^verbal: fewer than 25% of questions are hard$/m)
    expect(findingLines(checkMix(quiz(9, 7)))).toMatch(/^verbal: more than 35% of questions are easy$/m)
  })

  test('reports a quiz that is too easy and does not become harder', () => {
    const found = findingLines(checkMix(quiz(25, 0)))
    expect(found).toContain('fewer than 25% of questions are hard')
    expect(found).toContain('more than 35% of questions are easy')
    expect(found).toContain('the last 8 questions are not harder than the first 8')
  })

  test('reports questions about one passage that do not follow each other', () => {
    const split = quiz(8, 8, (index) => (index % 10 === 0 ? { stimulus: 'bees' } : {}))
    expect(findingLines(checkMix(split))).toContain('questions about the same passage must follow each other')
  })

  test('reports a topic with too large or too small a share', () => {
    const found = findingLines(checkMix(quiz(8, 7)))
    expect(found).toContain('100% of questions are about reading-comprehension; 40% to 60% are allowed')
    expect(found).toContain('0% of questions are about text-completion')
  })
})

describe('numbers', () => {
  const gap = 'question numbers must run from 1 without a gap'
  const inQuiz = 'is in a quiz and cannot be retired'

  test('reports a missing number', () => {
    expect(findingLines(checkMix([makeItem({ id: 'v2' })]))).toContain(`v2: ${gap}`)
  })

  test('accepts the missing number of a retired question', () => {
    expect(findingLines(checkMix([makeItem({ id: 'v2' })], ['v1', 'q1']))).not.toContain(gap)
  })

  test('reports a number that a retired question had', () => {
    expect(findingLines(checkMix([makeItem({ id: 'v1' })], ['v1']))).toContain(gap)
  })

  test('reports a retired question that is in a quiz', () => {
    expect(findingLines(checkMix([], ['v125']))).toContain(`v125: ${inQuiz}`)
    expect(findingLines(checkMix([], ['v126', 'a211']))).not.toContain(inQuiz)
  })
})
