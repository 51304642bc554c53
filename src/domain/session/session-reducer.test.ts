import { expect, test } from 'vitest'
import { quizzesOf } from '../questions/question-set.ts'
import { elapsed, elapsedSeconds, startSession, type Session } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import { sessionReducer } from './session-reducer.ts'

const ids = Array.from({ length: 25 }, (_, index) => `v${index + 1}`)
const [set] = quizzesOf('verbal', ids)
if (!set) throw new Error('quizzesOf() made no quiz of 25 questions')
const fresh = startSession(set, 'a', 0)
const short = startSession({ ...set, questionIds: ['v1', 'v2'] }, 'a', 0)

function after(session: Session, ...events: readonly SessionEvent[]): Session {
  return events.reduce(sessionReducer, session)
}

test('a new session is at its first question, without answers and without elapsed time', () => {
  expect(fresh).toEqual({
    id: 'a',
    set: 'verbal-1',
    section: 'verbal',
    modules: [{ id: '1', questionIds: ids, limit: null, mode: 'study', tools: [] }],
    nextModule: 'none',
    moduleEnds: [],
    index: 0,
    answers: {},
    incomplete: [],
    checked: [],
    flagged: [],
    isReviewing: false,
    spent: {},
    clock: { banked: 0, from: 0, seen: 0 },
    arrivedAt: 0,
    startedAt: 0,
    finishedAt: null,
    log: [],
  })
  expect(elapsed(fresh, 0)).toBe(0)
})

test('a question without an answer cannot be checked', () => {
  expect(sessionReducer(fresh, { type: 'checked', at: 1 }).checked).toEqual([])
})

test('an answer can be changed until it is checked', () => {
  const chosen = after(
    fresh,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'answered', answer: ['v1b'], at: 2 },
  )
  expect(chosen.answers).toEqual({ v1: ['v1b'] })
  const locked = after(chosen, { type: 'checked', at: 3 }, { type: 'answered', answer: ['v1c'], at: 4 })
  expect(locked.answers).toEqual({ v1: ['v1b'] })
})

test('checking a question twice has the effect of once', () => {
  const twice = after(
    fresh,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'checked', at: 2 },
    { type: 'checked', at: 3 },
  )
  expect(twice.checked).toEqual(['v1'])
})

test('a question that is neither checked nor skipped cannot be advanced past', () => {
  expect(after(fresh, { type: 'advanced', at: 1 }).index).toBe(0)
  expect(after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'advanced', at: 2 }).index).toBe(
    0,
  )
})

test('skipping moves to the next question and drops the unchecked answer', () => {
  const skipped = after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'skipped', at: 2 })
  expect(skipped.index).toBe(1)
  expect(skipped.answers).toEqual({})
  expect(skipped.checked).toEqual([])
})

test('a checked question cannot be skipped', () => {
  const checked = after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'checked', at: 2 })
  expect(after(checked, { type: 'skipped', at: 3 })).toMatchObject({ index: 0, answers: { v1: ['v1a'] } })
})

test('moving is possible to every question, and to no index outside the session', () => {
  expect(after(fresh, { type: 'moved', to: 24, at: 1 }).index).toBe(24)
  expect(after(fresh, { type: 'moved', to: 24, at: 1 }, { type: 'moved', to: 3, at: 2 }).index).toBe(3)
  for (const to of [-1, 25, 0.5, Number.NaN])
    expect(after(fresh, { type: 'moved', to, at: 1 })).toMatchObject({ index: 0, arrivedAt: 0 })
})

test('an unchecked answer is still there after moving away and back', () => {
  const left = after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'moved', to: 9, at: 2 })
  expect(left).toMatchObject({ answers: { v1: ['v1a'] }, checked: [], finishedAt: null })
  expect(after(left, { type: 'moved', to: 0, at: 3 }, { type: 'checked', at: 4 }).checked).toEqual(['v1'])
})

test('a checked question is still checked after moving away and back', () => {
  const back = after(
    fresh,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'checked', at: 2 },
    { type: 'advanced', at: 3 },
    { type: 'moved', to: 0, at: 4 },
  )
  expect(back).toMatchObject({ index: 0, checked: ['v1'], answers: { v1: ['v1a'] } })
})

test('a skipped question can be answered later', () => {
  const answered = after(
    fresh,
    { type: 'skipped', at: 1 },
    { type: 'moved', to: 0, at: 2 },
    { type: 'answered', answer: ['v1e'], at: 3 },
    { type: 'checked', at: 4 },
  )
  expect(answered).toMatchObject({ index: 0, checked: ['v1'], answers: { v1: ['v1e'] } })
})

test('checking or skipping the last question and moving on finishes the session', () => {
  const last = after(short, { type: 'skipped', at: 1 })
  expect(after(last, { type: 'skipped', at: 9 })).toMatchObject({ index: 1, finishedAt: 9 })
  const checked = after(last, { type: 'answered', answer: ['v2a'], at: 2 }, { type: 'checked', at: 3 })
  expect(checked.finishedAt).toBeNull()
  expect(after(checked, { type: 'advanced', at: 9 }).finishedAt).toBe(9)
})

test('time is counted for each question over all visits to it', () => {
  const session = after(
    short,
    { type: 'skipped', at: 1000 },
    { type: 'moved', to: 0, at: 3000 },
    { type: 'answered', answer: ['v1a'], at: 4000 },
    { type: 'checked', at: 7000 },
  )
  expect(session.spent).toEqual({ v1: 1000 + 4000, v2: 2000 })
})

test('reading an explanation does not count as time on the question', () => {
  const session = after(
    short,
    { type: 'answered', answer: ['v1a'], at: 1000 },
    { type: 'checked', at: 2000 },
    { type: 'advanced', at: 60_000 },
    { type: 'skipped', at: 61_000 },
  )
  expect(session.spent).toEqual({ v1: 2000, v2: 1000 })
})

const timed = startSession(
  { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2'], limit: 10_000 },
  's',
  0,
)

test('a timed session continues until its limit', () => {
  expect(after(timed, { type: 'answered', answer: ['v1a'], at: 9_999 })).toMatchObject({
    finishedAt: null,
  })
})

test('a timed session is finished at its deadline, even if the next event arrives later', () => {
  const late = after(timed, { type: 'answered', answer: ['v1a'], at: 3000 }, { type: 'checked', at: 60_000 })
  expect(late).toMatchObject({ finishedAt: 10_000, checked: ['v1'], spent: { v1: 10_000 } })
  expect(elapsedSeconds(late, 60_000)).toBe(10)
  expect(after(timed, { type: 'seen', at: 10_000 }).finishedAt).toBe(10_000)
})

test('the deadline checks the answers given before it, and ignores later ones', () => {
  const chosen = sessionReducer(timed, { type: 'answered', answer: ['v1a'], at: 3000 })
  for (const event of [
    { type: 'seen' },
    { type: 'checked' },
    { type: 'skipped' },
    { type: 'answered', answer: ['v1b'] },
  ] as const)
    expect(after(chosen, { ...event, at: 10_000 })).toMatchObject({
      finishedAt: 10_000,
      answers: { v1: ['v1a'] },
      checked: ['v1'],
    })
  expect(after(timed, { type: 'answered', answer: ['v1a'], at: 10_000 }).checked).toEqual([])
})

test('the deadline also checks unchecked answers of other questions', () => {
  const left = after(
    timed,
    { type: 'skipped', at: 1000 },
    { type: 'answered', answer: ['v2a'], at: 2000 },
    { type: 'moved', to: 0, at: 3000 },
    { type: 'seen', at: 10_000 },
  )
  expect(left).toMatchObject({ checked: ['v2'], spent: { v1: 8000, v2: 2000 } })
})

test('a break does not count towards the limit', () => {
  const resumed = after(
    timed,
    { type: 'seen', at: 4000 },
    { type: 'resumed', at: 900_000 },
    { type: 'seen', at: 905_000 },
  )
  expect(resumed.finishedAt).toBeNull()
  expect(after(resumed, { type: 'seen', at: 906_000 }).finishedAt).toBe(906_000)
})
