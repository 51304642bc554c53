import { expect, test } from 'vitest'
import { sessionFromRow } from './draft-row.ts'
import draft from './samples/quiz-draft-v2.json' with { type: 'json' }

test('a stored draft is read with its `sitting` as its id', () => {
  const { sitting: id, ...fields } = draft
  expect(sessionFromRow(draft)).toEqual({ ...fields, id, finishedAt: null })
})

// No quiz was ever so.
test.each([
  ['a sitting without a name', { sitting: 7 }],
  ['a section that there is not', { section: 'oral', set: 'oral-1' }],
  ['a section other than its set’s', { section: 'analytical' }],
  ['questions that are no list', { questionIds: 'v1 v2 v3' }],
  ['questions that are not named', { questionIds: [['v1'], ['v2'], ['v3']] }],
  ['an answer in which nothing was chosen', { answers: { v1: [] }, checked: [] }],
  ['an answer that is no text', { answers: { v1: [7] }, checked: [] }],
  ['an answer that is no list', { answers: { v1: 7 }, checked: [] }],
  ['a limit that is no time', { limit: 'short' }],
  ['a limit below zero', { limit: -1 }],
  ['a clock that counted a text', { clock: { ...draft.clock, banked: '31000' } }],
  ['no clock', { clock: null }],
  ['a clock that was never started', { clock: { ...draft.clock, from: null } }],
  ['a clock seen at a moment that is a text', { clock: { ...draft.clock, seen: String(draft.clock.seen) } }],
  ['a beginning that is no moment', { startedAt: 'then' }],
  ['a question that came up at no time', { arrivedAt: null }],
  ['answers that are a list', { answers: [], checked: [] }],
  ['checked questions that are no list', { checked: 'v1' }],
  ['a checked question that every record seems to have', { checked: ['toString'] }],
  ['no times of its questions', { spent: null }],
  ['a list of times without questions', { spent: [] }],
])('a draft with %s is none', (_, part) => {
  expect(sessionFromRow({ ...draft, ...part })).toBeNull()
})
