import { describe, expect, test } from 'vitest'
import {
  choicesWithKey,
  makeItem,
  findingLines,
  choiceTexts,
  type ItemChange,
} from '../../../tests/support/content-items.ts'
import type { Item } from '../item.ts'
import { checkKeys } from './check-keys.ts'

/** Questions whose keys are in the given positions, in this order. */
function questionsWithKeys(
  positions: readonly number[],
  change: (index: number) => ItemChange = () => ({}),
): readonly Item[] {
  return positions.map((position, index) =>
    makeItem({ id: `v${index + 1}`, choices: choicesWithKey(position), ...change(index) }),
  )
}

/** Key positions in turn, until each has been used as often as its count says. */
function spread(...counts: readonly number[]): readonly number[] {
  const left = [...counts]
  const positions: number[] = []
  while (left.some((count) => count > 0))
    for (const [position, count] of left.entries())
      if (count > 0) {
        positions.push(position)
        left[position] = count - 1
      }
  return positions
}

const evenPositions = spread(5, 5, 5, 5, 5)
const replaceText = (position: number, replacement: string): readonly string[] =>
  choiceTexts.map((text, index) => (index === position ? replacement : text))

test('accepts keys that are spread over all positions', () => {
  expect(checkKeys(questionsWithKeys(evenPositions))).toEqual([])
})

describe('reports', () => {
  test.each<readonly [string, readonly Item[], string]>([
    [
      'a quiz whose keys are all in the first position',
      questionsWithKeys(spread(25)),
      'the key is choice A, B, C, D, E 25, 0, 0, 0, 0 times',
    ],
    [
      'a quiz with few keys in one position',
      questionsWithKeys(spread(2, 6, 6, 6, 5)),
      'quiz 1: the key is choice A, B, C, D, E 2, 6, 6, 6, 5 times',
    ],
    [
      'a section with unevenly spread keys',
      questionsWithKeys([1, 2, 3, 4, 5].flatMap(() => spread(7, 7, 5, 3, 3))),
      'verbal: the key is choice A, B, C, D, E 35, 35, 25, 15, 15 times',
    ],
    [
      'five keys in a row in the same position',
      questionsWithKeys(Array.from({ length: 25 }, (_, index) => Math.floor(index / 5))),
      'in the same position more than three times in a row',
    ],
    [
      'four keys in a row in the same position',
      questionsWithKeys([1, 1, 1, 1, ...spread(5, 1, 5, 5, 5)]),
      'in the same position more than three times in a row',
    ],
    [
      'a quiz whose keys are always the longest choice',
      questionsWithKeys(evenPositions, (index) => {
        const position = evenPositions[index] ?? 0
        return {
          choices: choicesWithKey(
            position,
            replaceText(position, `${choiceTexts[position] ?? ''} indeed and more`),
          ),
        }
      }),
      'the key is the longest choice in 100% of questions',
    ],
    [
      'a quiz whose keys are the longest choice in a third of questions',
      questionsWithKeys(evenPositions, (index) => {
        const position = evenPositions[index] ?? 0
        return index < 3
          ? { choices: choicesWithKey(position, replaceText(position, 'it may well be so indeed')) }
          : {}
      }),
      'quiz 1: the key is the longest choice in 32% of questions',
    ],
    [
      'a quiz whose keys are the shortest choice in a third of questions',
      questionsWithKeys(evenPositions, (index) => {
        const position = evenPositions[index] ?? 0
        return index < 8 ? { choices: choicesWithKey(position, replaceText(position, 'so it is')) } : {}
      }),
      'quiz 1: the key is the shortest choice in 32% of questions',
    ],
    [
      'keys that are longer on average, though never the longest',
      questionsWithKeys(spread(10, 10, 10, 10, 10), () => ({
        choices: choicesWithKey(0, [
          'a long text that is right',
          'a longer text that is not right',
          'short one',
          'short two',
          'short six',
        ]),
      })),
      'times as long as wrong choices',
    ],
    [
      'a quiz with a question that may have several correct choices',
      questionsWithKeys(evenPositions, (index) => (index === 3 ? { kind: 'several' } : {})),
      'questions 1 to 125 must have the kind "single"',
    ],
  ])('%s', (_, items, rule) => {
    expect(findingLines(checkKeys(items))).toContain(rule)
  })

  test('absolute words that only wrong choices have', () => {
    const texts = [
      'it may well be so',
      'it is always so there',
      'it is never so there',
      'it must be so there',
      'it is nothing like that',
    ]
    const withKey = (position: number): readonly Item[] =>
      Array.from({ length: 50 }, (_, index) =>
        makeItem({ id: `v${index + 1}`, choices: choicesWithKey(position, texts) }),
      )
    expect(findingLines(checkKeys(withKey(0)))).toContain(
      '0% of keys but 100% of wrong choices have an absolute word',
    )
    expect(findingLines(checkKeys(withKey(1)))).not.toContain('absolute word')
  })
})
