import { expect, test } from 'vitest'
import {
  currentId,
  elapsed,
  elapsedSeconds,
  endedByTimeLimit,
  isChecked,
  isLast,
  countOtherOpen,
  moduleSeconds,
  progressPercent,
  questionSetOf,
  startSession,
  wasTimedOut,
  type QuestionSet,
} from './session.ts'
import { sessionReducer } from './session-reducer.ts'

const set = { id: 'quantitative-1', section: 'quantitative', questionIds: ['q1', 'q2', 'q3', 'q4'] } as const
const session = startSession(set, 'a', 10_000)

test('elapsed is the difference of two times, and elapsedSeconds rounds it down', () => {
  expect(elapsed(session, 10_999)).toBe(999)
  expect(elapsedSeconds(session, 10_999)).toBe(0)
  expect(elapsedSeconds(session, 11_000)).toBe(1)
})

test('elapsed is never negative, even if the device’s clock is set back before the start', () => {
  expect(elapsed(session, 0)).toBe(0)
})

test('elapsed continues from the time counted so far if the device’s clock is set back', () => {
  const seen = sessionReducer(session, { type: 'seen', at: 15_000 })
  expect(elapsed(seen, 2_000)).toBe(5_000)
  const back = sessionReducer(seen, { type: 'seen', at: 2_000 })
  expect(elapsed(back, 2_000)).toBe(5_000)
  expect(elapsed(back, 3_000)).toBe(6_000)
})

test('a break does not count: a resumed session continues from when it was last seen', () => {
  const seen = sessionReducer(session, { type: 'seen', at: 15_000 })
  const resumed = sessionReducer(seen, { type: 'resumed', at: 900_000 })
  expect(elapsed(resumed, 901_000)).toBe(6_000)
})

test('endedByTimeLimit is true if the time limit ended the session, not its last question', () => {
  const short = { ...set, questionIds: ['q1'] }
  const limited = startSession({ ...short, limit: 10_000 }, 'a', 10_000)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'seen', at: 19_999 }))).toBe(false)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'seen', at: 20_000 }))).toBe(true)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'skipped', at: 60_000 }))).toBe(true)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'skipped', at: 19_999 }))).toBe(false)
  const untimed = startSession(short, 'a', 10_000)
  expect(endedByTimeLimit(sessionReducer(untimed, { type: 'skipped', at: 60_000 }))).toBe(false)
})

const second = { id: '2', questionIds: ['q5'], limit: 9_000, mode: 'exam', tools: [] } as const

test('of several modules, each has its own clock and its own time limit', () => {
  const start = startSession({ ...set, mode: 'exam', limit: 10_000, nextModule: 'fixed' }, 'a', 0)
  const events = [
    { type: 'seen', at: 10_500 },
    { type: 'continued', module: second, at: 60_000 },
    { type: 'submitted', at: 64_000 },
    { type: 'continued', module: null, at: 65_000 },
  ] as const
  const [timedOut, running, submitted, finished] = events.map((_, index) =>
    events.slice(0, index + 1).reduce(sessionReducer, start),
  )
  if (!timedOut || !running || !submitted || !finished) throw new Error('There are four events')
  expect([wasTimedOut(timedOut, 0), endedByTimeLimit(timedOut)]).toEqual([true, true])
  expect(moduleSeconds(timedOut, 59_000)).toBe(10)
  expect(moduleSeconds(running, 63_000)).toBe(3)
  expect(wasTimedOut(running, 1)).toBe(false)
  expect(moduleSeconds(submitted, 64_500)).toBe(4)
  expect(wasTimedOut(finished, 1)).toBe(false)
  expect(endedByTimeLimit(finished)).toBe(true)
})

test('the set of a session starts the same session again, with its rule and its tools', () => {
  const whole: QuestionSet = {
    ...set,
    limit: 10_000,
    mode: 'exam',
    tools: ['calculator'],
    nextModule: { name: 'numberRight', stages: [{ counted: 0, routes: [{ from: 0, module: '2' }] }] },
  }
  const started = startSession(whole, 'a', 10_000)
  expect(started.modules[0]?.tools).toEqual(['calculator'])
  expect(questionSetOf(started)).toEqual(whole)
  expect(startSession(questionSetOf(started), 'a', 10_000)).toEqual(started)
})

test('an hour without events still counts', () => {
  expect(elapsed(sessionReducer(session, { type: 'seen', at: 3_610_000 }), 3_610_000)).toBe(3_600_000)
})

test('the clock stops when the session is finished', () => {
  const finished = [20_000, 30_000, 40_000, 50_000].reduce(
    (before, at) => sessionReducer(before, { type: 'skipped', at }),
    session,
  )
  expect(finished.finishedAt).toBe(50_000)
  expect(elapsed(finished, 99_000)).toBe(40_000)
})

test('progressPercent is the position of the current question', () => {
  expect(progressPercent(session)).toBe(25)
  expect(progressPercent({ ...session, index: 3 })).toBe(100)
})

test('currentId, isLast and isChecked', () => {
  const third = { ...session, index: 2, checked: ['q3'] }
  expect(currentId(third)).toBe('q3')
  expect(isLast(third)).toBe(false)
  expect(isLast({ ...session, index: 3 })).toBe(true)
  expect(isChecked(third, 'q3')).toBe(true)
  expect(isChecked(third, 'q2')).toBe(false)
})

test('countOtherOpen counts unchecked questions before and after the current one', () => {
  expect(countOtherOpen(session)).toBe(3)
  expect(countOtherOpen({ ...session, index: 3 })).toBe(3)
  expect(countOtherOpen({ ...session, index: 2, checked: ['q1', 'q3'] })).toBe(2)
  expect(countOtherOpen({ ...session, index: 1, checked: ['q4', 'q3', 'q1'] })).toBe(0)
})

test('currentId throws for an index without a question', () => {
  expect(() => currentId({ ...session, index: 4 })).toThrow('no question at index 4')
})
