import { expect, test } from 'vitest'
import { attempt } from '../../../tests/support/browser-tab.ts'
import { attemptFromRow } from './attempt-row.ts'

test('a valid record is parsed, and unknown fields are dropped', () => {
  expect(attemptFromRow({ ...attempt, mood: 'calm' })).toEqual(attempt)
})

test('zero seconds are valid', () => {
  expect(attemptFromRow({ ...attempt, seconds: 0 })).toEqual({ ...attempt, seconds: 0 })
})

test.each([null, undefined, 'a1', 7])('%j is not a record', (row) => {
  expect(attemptFromRow(row)).toBeNull()
})

// An export with any of these records could not be imported.
test.each([
  ['an invalid date', { at: 'yesterday' }],
  ['a question id of no section', { question: 'x7' }],
  ['a question that is a list', { question: ['v1'] }],
  ['infinite seconds', { seconds: Infinity }],
  ['negative seconds', { seconds: -1 }],
  ['an answer that is not a list', { answer: 'q7b' }],
  ['a verdict that is not a boolean', { right: 'yes' }],
  ['an id that is not a string', { id: 7 }],
  ['a part of an answer that is not a string', { answer: ['q7b', 7] }],
  ['an unknown kind of place', { where: { kind: 'dream' } }],
  ['no place', { where: undefined }],
  [
    'an unknown kind of place with the fields of a quiz',
    { where: { kind: 'dream', set: 'verbal-1', sitting: 's' } },
  ],
  ['a quiz without its set', { where: { kind: 'quiz', sitting: 's' } }],
  ['a quiz without its session', { where: { kind: 'quiz', set: 'verbal-1' } }],
  ['a practice set without its session', { where: { kind: 'practice' } }],
])('a record with %s is invalid', (_, part) => {
  expect(attemptFromRow({ ...attempt, ...part })).toBeNull()
})
