import { expect, test } from 'vitest'
import { recall } from '../../../tests/support/browser-tab.ts'
import { recallFromRow } from './recall-row.ts'

test.each(['meaning', 'word', 'gap'] as const)(
  'a valid record of the mode "%s" is parsed, and unknown fields are dropped',
  (asked) => {
    expect(recallFromRow({ ...recall, asked, mood: 'calm' })).toEqual({ ...recall, asked })
  },
)

test.each([null, undefined, 'r1', 7])('%j is not a record', (row) => {
  expect(recallFromRow(row)).toBeNull()
})

// An export with any of these records could not be imported.
test.each([
  ['an id that is not a string', { id: 7 }],
  ['no word', { word: undefined }],
  ['a word with invalid spelling', { word: 'Ad hoc' }],
  ['an empty choice', { given: '' }],
  ['an unknown mode', { asked: 'sound' }],
  ['no choice', { given: null }],
  ['an invalid date', { at: 'yesterday' }],
  ['no round', { round: undefined }],
])('a record with %s is invalid', (_, part) => {
  expect(recallFromRow({ ...recall, ...part })).toBeNull()
})
