import { expect, test } from 'vitest'
import { sessionFromRow } from './draft-row.ts'
import draft from './samples/quiz-draft-v2.json' with { type: 'json' }
import exam from './samples/practice-draft-exam-v3.json' with { type: 'json' }

test('a stored draft is read with its `sitting` as its id', () => {
  const { sitting: id, ...fields } = exam
  expect(sessionFromRow(exam)).toEqual({ ...fields, id, finishedAt: null, incomplete: [] })
})

test('a draft without modules is read as one module in study mode', () => {
  expect(sessionFromRow(draft)).toMatchObject({
    id: draft.sitting,
    modules: [{ questionIds: draft.questionIds, limit: null, mode: 'study' }],
    flagged: [],
    log: [],
  })
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

const [module] = exam.modules
test.each([
  ['no modules', { modules: [] }],
  ['modules that are not a list', { modules: 1 }],
  ['a module without questions', { modules: [{ ...module, questionIds: [] }] }],
  ['a module with a negative limit', { modules: [{ ...module, limit: -1 }] }],
  ['an unknown mode', { modules: [{ ...module, mode: 'oral' }] }],
  ['an unknown tool', { modules: [{ ...module, tools: ['abacus'] }] }],
  ['an unknown rule for the next module', { nextModule: 'toString' }],
  ['an unknown rule with a configuration', { nextModule: { name: 'toString', stages: [] } }],
  ['a rule without its stages', { nextModule: { name: 'numberRight' } }],
  ['a stage without routes', { nextModule: { name: 'numberRight', stages: [{ counted: 0 }] } }],
  ['a stage that counts nothing', { nextModule: { name: 'numberRight', stages: [{ routes: [] }] } }],
  [
    'a route to nowhere',
    { nextModule: { name: 'numberRight', stages: [{ counted: 0, routes: [{ from: 0 }] }] } },
  ],
  ['incomplete answers that are not a list', { incomplete: 'v3' }],
  [
    'an incomplete answer that is not true',
    { log: [{ type: 'answered', answer: [], isIncomplete: 1, at: 1 }] },
  ],
  ['marks that are not a list', { flagged: 'v3' }],
  ['a review that is not true or false', { isReviewing: 1 }],
  ['more ends than modules', { moduleEnds: [0, 0] }],
  ['a module that ended after the last moment', { moduleEnds: [9e9] }],
  ['no log', { log: null }],
  ['an event that is not an object', { log: [7] }],
  ['an event without a moment', { log: [{ type: 'seen' }] }],
  ['an unknown event', { log: [{ type: 'toString', at: 1 }] }],
  ['an answer that is not a list', { log: [{ type: 'answered', answer: 'v1a', at: 1 }] }],
  ['a mark that is not true or false', { log: [{ type: 'flagged', at: 1 }] }],
  ['a move to nowhere', { log: [{ type: 'moved', at: 1 }] }],
  ['a next module that is none', { log: [{ type: 'continued', module: {}, at: 1 }] }],
])('a draft of version 3 with %s is invalid', (_, part) => {
  expect(sessionFromRow({ ...exam, ...part })).toBeNull()
})

test.each(['none', 'fixed', { name: 'numberRight', stages: [] }])(
  'the rule for the next module is read: %j',
  (nextModule) => {
    expect(sessionFromRow({ ...exam, nextModule })).toMatchObject({ nextModule })
  },
)

test('every type of event is read', () => {
  const log = [
    ...['checked', 'skipped', 'advanced', 'reviewed', 'submitted', 'timedOut', 'seen', 'resumed'].map(
      (type) => ({ type, at: 1 }),
    ),
    { type: 'answered', answer: [], at: 1 },
    { type: 'answered', answer: ['v1a'], isIncomplete: true, at: 1 },
    { type: 'flagged', isFlagged: false, at: 1 },
    { type: 'moved', to: 0, at: 1 },
    { type: 'continued', module: null, at: 1 },
    { type: 'continued', module, at: 1 },
  ]
  expect(sessionFromRow({ ...exam, log })).toMatchObject({ log })
})
