import { expect, test } from 'vitest'
import { attempt } from '../../../tests/support/browser-tab.ts'
import { attemptFromRow } from './attempt-row.ts'

test('a record is read as it was written, and nothing is made of what it does not know', () => {
  expect(attemptFromRow({ ...attempt, mood: 'calm' })).toEqual(attempt)
})

test('an answer given at once took no time, and is one', () => {
  expect(attemptFromRow({ ...attempt, seconds: 0 })).toEqual({ ...attempt, seconds: 0 })
})

test.each([null, undefined, 'a1', 7])('%j is no record at all', (row) => {
  expect(attemptFromRow(row)).toBeNull()
})

// None of these could be brought back from an export.
test.each([
  ['a moment that is none', { at: 'yesterday' }],
  ['a question that no section has', { question: 'x7' }],
  ['a question that is a list', { question: ['v1'] }],
  ['endless seconds', { seconds: Infinity }],
  ['seconds that are none', { seconds: -1 }],
  ['an answer that is no list', { answer: 'q7b' }],
  ['a verdict that is none', { right: 'yes' }],
  ['a name that is no text', { id: 7 }],
  ['an answer of which a part is no text', { answer: ['q7b', 7] }],
  ['no place', { where: { kind: 'dream' } }],
  ['its place left out', { where: undefined }],
  [
    'a place that is none, with all that a quiz has',
    { where: { kind: 'dream', set: 'verbal-1', sitting: 's' } },
  ],
  ['a quiz without its set', { where: { kind: 'quiz', sitting: 's' } }],
  ['a quiz without its sitting', { where: { kind: 'quiz', set: 'verbal-1' } }],
  ['a set of one’s own choice without its sitting', { where: { kind: 'practice' } }],
])('a record with %s is none', (_, part) => {
  expect(attemptFromRow({ ...attempt, ...part })).toBeNull()
})
