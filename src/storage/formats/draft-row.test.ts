import { expect, test } from 'vitest'
import { sessionFromRow } from './draft-row.ts'
import draft from './samples/quiz-draft-v2.json' with { type: 'json' }

test('a stored draft is read with its `sitting` as its id', () => {
  const { sitting: id, ...fields } = draft
  expect(sessionFromRow(draft)).toEqual({ ...fields, id, finishedAt: null })
})

// No session can produce any of these.
test.each([
  ['an id that is not a string', { sitting: 7 }],
  ['an unknown section', { section: 'oral', set: 'oral-1' }],
  ['a section other than its set’s', { section: 'analytical' }],
  ['questions that are not a list', { questionIds: 'v1 v2 v3' }],
  ['question ids that are not strings', { questionIds: [['v1'], ['v2'], ['v3']] }],
  ['an empty answer', { answers: { v1: [] }, checked: [] }],
  ['a part of an answer that is not a string', { answers: { v1: [7] }, checked: [] }],
  ['an answer that is not a list', { answers: { v1: 7 }, checked: [] }],
  ['a limit that is not a number', { limit: 'short' }],
  ['a negative limit', { limit: -1 }],
  ['banked time that is a string', { clock: { ...draft.clock, banked: '31000' } }],
  ['no clock', { clock: null }],
  ['a clock without a start', { clock: { ...draft.clock, from: null } }],
  ['a clock last seen at a string', { clock: { ...draft.clock, seen: String(draft.clock.seen) } }],
  ['a start that is not a number', { startedAt: 'then' }],
  ['no time at which the question appeared', { arrivedAt: null }],
  ['answers that are a list', { answers: [], checked: [] }],
  ['checked questions that are not a list', { checked: 'v1' }],
  ['a checked id that every object inherits', { checked: ['toString'] }],
  ['no times of questions', { spent: null }],
  ['times of questions that are a list', { spent: [] }],
])('a draft with %s is invalid', (_, part) => {
  expect(sessionFromRow({ ...draft, ...part })).toBeNull()
})
