import { expect, test } from 'vitest'
import { attempt } from '../../../tests/unit/tab.ts'
import { attemptFromRow } from './attempt-row.ts'

test('a record is read as it was written, and nothing is made of what it does not know', () => {
  expect(attemptFromRow({ ...attempt, mood: 'calm' })).toEqual(attempt)
})

// None of these could be brought back from an export.
test.each([
  ['a moment that is none', { at: 'yesterday' }],
  ['a question that no section has', { question: 'x7' }],
  ['endless seconds', { seconds: Infinity }],
  ['seconds that are none', { seconds: -1 }],
  ['an answer that is no list', { answer: 'q7b' }],
  ['a verdict that is none', { right: 'yes' }],
  ['no place', { where: { kind: 'dream' } }],
])('a record with %s is none', (_, part) => {
  expect(attemptFromRow({ ...attempt, ...part })).toBeNull()
})
