import { expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { SessionModule } from './module.ts'
import { nextModuleOf } from './next-module.ts'
import type { SessionEvent } from './session-event.ts'
import { replay } from './session-reducer.ts'
import {
  countAnswered,
  elapsed,
  endedByTimeLimit,
  isBetweenModules,
  startSession,
  type Session,
} from './session.ts'

const set = { id: 'verbal-0', section: 'verbal', questionIds: ['v1', 'v2', 'v3'], mode: 'exam' } as const
const exam = startSession(set, 'a', 0)
const timed = startSession({ ...set, limit: 10_000 }, 'a', 0)

function after(session: Session, ...events: readonly SessionEvent[]): Session {
  return replay(session, events)
}

test('an answer may change until the module is submitted, and is final then', () => {
  const answered = after(
    exam,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'moved', to: 2, at: 2 },
    { type: 'moved', to: 0, at: 3 },
    { type: 'answered', answer: ['v1b'], at: 4 },
  )
  expect(answered).toMatchObject({ answers: { v1: ['v1b'] }, checked: [], finishedAt: null })
  const submitted = after(answered, { type: 'submitted', at: 9 })
  expect(submitted).toMatchObject({ checked: ['v1'], finishedAt: 9, moduleEnds: [9] })
})

test('checking, skipping and advancing do nothing but show that the page is open', () => {
  const answered = after(exam, { type: 'answered', answer: ['v1a'], at: 1 })
  for (const type of ['checked', 'skipped', 'advanced'] as const) {
    const { log, clock, ...state } = after(answered, { type, at: 5 })
    expect(state).toEqual((({ log: _, clock: __, ...rest }) => rest)(answered))
    expect(clock.seen).toBe(5)
    expect(log.at(-1)).toEqual({ type: 'seen', at: 5 })
  }
})

test('in study mode nothing can be reviewed or submitted', () => {
  const study = startSession({ ...set, mode: 'study' }, 'a', 0)
  const still = after(study, { type: 'reviewed', at: 1 }, { type: 'submitted', at: 2 })
  expect(still).toMatchObject({ isReviewing: false, finishedAt: null })
})

test('a question can be marked for review, and unmarked', () => {
  const marked = after(
    exam,
    { type: 'flagged', isFlagged: true, at: 1 },
    { type: 'moved', to: 1, at: 2 },
    { type: 'flagged', isFlagged: true, at: 3 },
  )
  expect(marked.flagged).toEqual(['v1', 'v2'])
  expect(after(marked, { type: 'flagged', isFlagged: false, at: 4 }).flagged).toEqual(['v1'])
})

test('time on the review screen is no time on a question', () => {
  const back = after(
    exam,
    { type: 'reviewed', at: 1000 },
    { type: 'moved', to: 1, at: 5000 },
    { type: 'submitted', at: 7000 },
  )
  expect(back.spent).toEqual({ v1: 1000, v2: 2000 })
  expect(elapsed(back, 9000)).toBe(7000)
})

test('on the review screen nothing is answered or marked', () => {
  const reviewing = after(
    exam,
    { type: 'reviewed', at: 1 },
    { type: 'answered', answer: ['v1a'], at: 2 },
    { type: 'flagged', isFlagged: true, at: 3 },
  )
  expect(reviewing).toMatchObject({ isReviewing: true, answers: {}, flagged: [] })
})

test('an incomplete answer does not count as answered, until it is completed', () => {
  const begun = after(
    exam,
    { type: 'answered', answer: ['v1a'], at: 1 },
    { type: 'moved', to: 1, at: 2 },
    { type: 'answered', answer: ['v2a'], isIncomplete: true, at: 3 },
  )
  expect(begun.incomplete).toEqual(['v2'])
  expect(countAnswered(begun)).toBe(1)
  expect(countAnswered(after(begun, { type: 'answered', answer: ['v2a', 'v2b'], at: 4 }))).toBe(2)
  const cleared = after(begun, { type: 'answered', answer: [], isIncomplete: true, at: 4 })
  expect([cleared.incomplete, countAnswered(cleared)]).toEqual([[], 1])
})

test('at the time limit the module ends, and the answers given by then are final', () => {
  const late = after(
    timed,
    { type: 'answered', answer: ['v1a'], at: 1000 },
    { type: 'reviewed', at: 2000 },
    { type: 'seen', at: 60_000 },
  )
  expect(late).toMatchObject({ finishedAt: 10_000, checked: ['v1'], isReviewing: false, spent: { v1: 2000 } })
  expect(endedByTimeLimit(late)).toBe(true)
  expect(late.log.at(-1)).toEqual({ type: 'timedOut', at: 10_000 })
})

const second: SessionModule = {
  id: '2',
  questionIds: ['v4', 'v5'],
  limit: 5000,
  mode: 'exam',
  tools: ['calculator'],
}
const questions = ['v1', 'v2', 'v3', 'v4', 'v5'].map((id) => singleQuestion(id, 'a'))
const withSecond = startSession({ ...set, limit: 10_000, nextModule: 'fixed' }, 'a', 0)

test('the next module has its own questions and its own time', () => {
  const first = after(withSecond, { type: 'submitted', at: 4000 })
  expect(isBetweenModules(first)).toBe(true)
  expect(elapsed(first, 90_000)).toBe(4000)
  const module = nextModuleOf(first, questions, [second])
  expect(module).toBe(second)
  const next = after(
    first,
    { type: 'answered', answer: ['v1a'], at: 80_000 },
    { type: 'continued', module, at: 100_000 },
    { type: 'answered', answer: ['v4a'], at: 101_000 },
    { type: 'moved', to: 1, at: 102_000 },
  )
  expect(next).toMatchObject({ index: 1, answers: { v4: ['v4a'] }, spent: { v4: 2000 } })
  expect(after(next, { type: 'seen', at: 104_999 }).moduleEnds).toEqual([4000])
  const ended = after(next, { type: 'seen', at: 105_000 })
  expect(ended).toMatchObject({ moduleEnds: [4000, 9000], finishedAt: null })
  expect(nextModuleOf(ended, questions, [second])).toBeNull()
  expect(after(ended, { type: 'continued', module: null, at: 106_000 })).toMatchObject({
    finishedAt: 106_000,
  })
})

test('a module with a question that was asked before, or with none, does not follow', () => {
  const first = after(withSecond, { type: 'submitted', at: 4000 })
  for (const ids of [[], ['v3', 'v4'], ['v4', 'v4']])
    expect(after(first, { type: 'continued', module: { ...second, questionIds: ids }, at: 5000 })).toBe(first)
  expect(after(first, { type: 'continued', module: { ...second, id: '1' }, at: 5000 })).toBe(first)
})

test('a running module cannot be replaced by the next one', () => {
  const still = after(withSecond, { type: 'continued', module: second, at: 1000 })
  expect(still.modules).toHaveLength(1)
})

test('by the rule of one module, no module follows', () => {
  expect(nextModuleOf(exam, questions, [second])).toBeNull()
})

test('the log keeps one of several `seen` in a row, and all of those that set the clock back', () => {
  const seen = after(exam, ...[1000, 2000, 3000].map((at) => ({ type: 'seen', at }) as const))
  expect(seen.log).toEqual([{ type: 'seen', at: 3000 }])
  const back = after(seen, ...[500, 900, 1500].map((at) => ({ type: 'seen', at }) as const))
  expect(back.log.map(({ at }) => at)).toEqual([3000, 500, 1500])
  expect(elapsed(back, 1500)).toBe(4000)
})
