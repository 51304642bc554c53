import { expect, test } from 'vitest'
import { questionDefaults, makeChoices, singleQuestion } from '../../../tests/support/questions.ts'
import { choicesOf } from './kinds/kinds.ts'
import { choiceLetter, type Question } from './question.ts'
import { plainText } from './rich-text.ts'

test('choiceLetter goes from A to E', () => {
  expect([0, 1, 2, 3, 4].map(choiceLetter).join('')).toBe('ABCDE')
})

test('choicesOf returns the choices, those of all blanks, or none for numeric entry', () => {
  const blanks = [makeChoices('v1', 'abc', 'a'), makeChoices('v1', 'def', 'e')]
  const numeric: Question = { ...questionDefaults, kind: 'numeric', key: '3', unit: null, mistake: [] }
  expect(choicesOf(singleQuestion('v1', 'b'))).toHaveLength(5)
  expect(choicesOf({ ...questionDefaults, kind: 'blanks', blanks }).map(({ id }) => id)).toHaveLength(6)
  expect(choicesOf(numeric)).toEqual([])
})

test('plainText returns the text of the whole tree, in order', () => {
  const tree = [
    'one ',
    { tag: 'p', children: ['two ', { tag: 'em', children: ['three'] }] },
    { tag: 'br' },
  ] as const
  expect(plainText(tree)).toBe('one two three')
})
