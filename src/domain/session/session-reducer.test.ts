import { expect, test } from 'vitest'
import { quizzesOf } from '../questions/question-set.ts'
import { elapsed, startSession, type Session } from './session.ts'
import { sessionReducer, type SessionEvent } from './session-reducer.ts'

const ids = Array.from({ length: 25 }, (_, index) => `v${index + 1}`)
const [set] = quizzesOf('verbal', ids)
if (!set) throw new Error('Twenty-five questions make a quiz')
const fresh = startSession(set, 'a', 0)
const short = startSession({ ...set, questionIds: ['v1', 'v2'] }, 'a', 0)

function after(quiz: Session, ...events: readonly SessionEvent[]): Session {
  return events.reduce(sessionReducer, quiz)
}

test('a quiz begins at its first question with nothing answered and no time gone', () => {
  expect(fresh).toEqual({
    id: 'a',
    set: 'verbal-1',
    section: 'verbal',
    questionIds: ids,
    index: 0,
    answers: {},
    checked: [],
    spent: {},
    clock: { banked: 0, from: 0, seen: 0 },
    arrivedAt: 0,
    startedAt: 0,
    limit: null,
    finishedAt: null,
  })
  expect(elapsed(fresh, 0)).toBe(0)
})

test('an answer that was not chosen cannot be checked', () => {
  expect(sessionReducer(fresh, { type: 'checked', at: 1 }).checked).toEqual([])
})

test('a choice may be changed until it is checked, and not after', () => {
  const chosen = after(
    fresh,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'answered', answer: ['v1b'], at: 2 },
  )
  expect(chosen.answers).toEqual({ v1: ['v1b'] })
  const locked = after(chosen, { type: 'checked', at: 3 }, { type: 'answered', answer: ['v1c'], at: 4 })
  expect(locked.answers).toEqual({ v1: ['v1b'] })
})

test('checking twice counts once', () => {
  const twice = after(
    fresh,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'checked', at: 2 },
    { type: 'checked', at: 3 },
  )
  expect(twice.checked).toEqual(['v1'])
})

test('nobody advances past a question that is neither checked nor skipped', () => {
  expect(after(fresh, { type: 'advanced', at: 1 }).index).toBe(0)
  expect(after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'advanced', at: 2 }).index).toBe(
    0,
  )
})

test('skipping moves on and drops what was chosen', () => {
  const skipped = after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'skipped', at: 2 })
  expect(skipped.index).toBe(1)
  expect(skipped.answers).toEqual({})
  expect(skipped.checked).toEqual([])
})

test('a checked question cannot be skipped', () => {
  const checked = after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'checked', at: 2 })
  expect(after(checked, { type: 'skipped', at: 3 })).toMatchObject({ index: 0, answers: { v1: ['v1a'] } })
})

test('any question of the quiz can be turned to, and nothing beside them', () => {
  expect(after(fresh, { type: 'moved', to: 24, at: 1 }).index).toBe(24)
  expect(after(fresh, { type: 'moved', to: 24, at: 1 }, { type: 'moved', to: 3, at: 2 }).index).toBe(3)
  for (const to of [-1, 25, 0.5, Number.NaN])
    expect(after(fresh, { type: 'moved', to, at: 1 })).toMatchObject({ index: 0, arrivedAt: 0 })
})

test('a question that is left for another stays open, with what was chosen', () => {
  const left = after(fresh, { type: 'answered', answer: ['v1a'], at: 1 }, { type: 'moved', to: 9, at: 2 })
  expect(left).toMatchObject({ answers: { v1: ['v1a'] }, checked: [], finishedAt: null })
  expect(after(left, { type: 'moved', to: 0, at: 3 }, { type: 'checked', at: 4 }).checked).toEqual(['v1'])
})

test('a checked question is still checked when one comes back to it', () => {
  const back = after(
    fresh,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'checked', at: 2 },
    { type: 'advanced', at: 3 },
    { type: 'moved', to: 0, at: 4 },
  )
  expect(back).toMatchObject({ index: 0, checked: ['v1'], answers: { v1: ['v1a'] } })
})

test('a skipped question can be answered after all', () => {
  const answered = after(
    fresh,
    { type: 'skipped', at: 1 },
    { type: 'moved', to: 0, at: 2 },
    { type: 'answered', answer: ['v1e'], at: 3 },
    { type: 'checked', at: 4 },
  )
  expect(answered).toMatchObject({ index: 0, checked: ['v1'], answers: { v1: ['v1e'] } })
})

test('moving on from the last question finishes the quiz, whether it was checked or skipped', () => {
  const last = after(short, { type: 'skipped', at: 1 })
  expect(after(last, { type: 'skipped', at: 9 })).toMatchObject({ index: 1, finishedAt: 9 })
  const checked = after(last, { type: 'answered', answer: ['v2a'], at: 2 }, { type: 'checked', at: 3 })
  expect(checked.finishedAt).toBeNull()
  expect(after(checked, { type: 'advanced', at: 9 }).finishedAt).toBe(9)
})

test('thinking time is counted for each question, over every visit to it', () => {
  const quiz = after(
    short,
    { type: 'skipped', at: 1000 },
    { type: 'moved', to: 0, at: 3000 },
    { type: 'answered', answer: ['v1a'], at: 4000 },
    { type: 'checked', at: 7000 },
  )
  expect(quiz.spent).toEqual({ v1: 1000 + 4000, v2: 2000 })
})

test('reading an explanation is not thinking time', () => {
  const quiz = after(
    short,
    { type: 'answered', answer: ['v1a'], at: 1000 },
    { type: 'checked', at: 2000 },
    { type: 'advanced', at: 60_000 },
    { type: 'skipped', at: 61_000 },
  )
  expect(quiz.spent).toEqual({ v1: 2000, v2: 1000 })
})
