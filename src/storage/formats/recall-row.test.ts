import { expect, test } from 'vitest'
import { recall } from '../../../tests/support/browser-tab.ts'
import { recallFromRow } from './recall-row.ts'

test.each(['meaning', 'word', 'gap'] as const)(
  'a record that asked for the %s is read as it was written',
  (asked) => {
    expect(recallFromRow({ ...recall, asked, mood: 'calm' })).toEqual({ ...recall, asked })
  },
)

test.each([null, undefined, 'r1', 7])('%j is no record at all', (row) => {
  expect(recallFromRow(row)).toBeNull()
})

// None of these could be brought back from an export.
test.each([
  ['a name that is no text', { id: 7 }],
  ['no word', { word: undefined }],
  ['a word that none is written like', { word: 'Ad hoc' }],
  ['a choice that no word is written like', { given: '' }],
  ['something asked that is never asked', { asked: 'sound' }],
  ['no choice', { given: null }],
  ['a moment that is none', { at: 'yesterday' }],
  ['no round', { round: undefined }],
])('a record with %s is none', (_, part) => {
  expect(recallFromRow({ ...recall, ...part })).toBeNull()
})
