import { expect, test } from 'vitest'
import {
  currentId,
  elapsed,
  elapsedSeconds,
  endedByTimeLimit,
  isChecked,
  isLast,
  countOtherOpen,
  progressPercent,
  startSession,
} from './session.ts'
import { sessionReducer } from './session-reducer.ts'

const quiz = startSession(
  { id: 'quantitative-1', section: 'quantitative', questionIds: ['q1', 'q2', 'q3', 'q4'] },
  'a',
  10_000,
)

test('the clock shows the difference of two moments, in whole seconds gone by', () => {
  expect(elapsed(quiz, 10_999)).toBe(999)
  expect(elapsedSeconds(quiz, 10_999)).toBe(0)
  expect(elapsedSeconds(quiz, 11_000)).toBe(1)
})

test('the clock is never negative, though the computer is set back before the quiz began', () => {
  expect(elapsed(quiz, 0)).toBe(0)
})

test('a clock set back keeps what was counted and goes on from there', () => {
  const seen = sessionReducer(quiz, { type: 'seen', at: 15_000 })
  expect(elapsed(seen, 2_000)).toBe(5_000)
  const back = sessionReducer(seen, { type: 'seen', at: 2_000 })
  expect(elapsed(back, 2_000)).toBe(5_000)
  expect(elapsed(back, 3_000)).toBe(6_000)
})

test('time away does not count: a quiz taken up again goes on from when it was last seen', () => {
  const seen = sessionReducer(quiz, { type: 'seen', at: 15_000 })
  const resumed = sessionReducer(seen, { type: 'resumed', at: 900_000 })
  expect(elapsed(resumed, 901_000)).toBe(6_000)
})

test('a quiz has run out where its time ended it, and not where its last question did', () => {
  const limited = { ...quiz, questionIds: ['q1'], limit: 10_000 }
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'seen', at: 19_999 }))).toBe(false)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'seen', at: 20_000 }))).toBe(true)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'skipped', at: 60_000 }))).toBe(true)
  expect(endedByTimeLimit(sessionReducer(limited, { type: 'skipped', at: 19_999 }))).toBe(false)
  expect(endedByTimeLimit(sessionReducer({ ...limited, limit: null }, { type: 'skipped', at: 60_000 }))).toBe(
    false,
  )
})

test('a page that slept still shows the true time', () => {
  expect(elapsed(sessionReducer(quiz, { type: 'seen', at: 3_610_000 }), 3_610_000)).toBe(3_600_000)
})

test('a finished quiz has stopped its clock', () => {
  const finished = [20_000, 30_000, 40_000, 50_000].reduce(
    (before, at) => sessionReducer(before, { type: 'skipped', at }),
    quiz,
  )
  expect(finished.finishedAt).toBe(50_000)
  expect(elapsed(finished, 99_000)).toBe(40_000)
})

test('the bar shows the share of questions reached', () => {
  expect(progressPercent(quiz)).toBe(25)
  expect(progressPercent({ ...quiz, index: 3 })).toBe(100)
})

test('the current question, whether it is the last, and whether it is checked', () => {
  const third = { ...quiz, index: 2, checked: ['q3'] }
  expect(currentId(third)).toBe('q3')
  expect(isLast(third)).toBe(false)
  expect(isLast({ ...quiz, index: 3 })).toBe(true)
  expect(isChecked(third, 'q3')).toBe(true)
  expect(isChecked(third, 'q2')).toBe(false)
})

test('beside the current question those are open that were not checked, before it and after it', () => {
  expect(countOtherOpen(quiz)).toBe(3)
  expect(countOtherOpen({ ...quiz, index: 3 })).toBe(3)
  expect(countOtherOpen({ ...quiz, index: 2, checked: ['q1', 'q3'] })).toBe(2)
  expect(countOtherOpen({ ...quiz, index: 1, checked: ['q4', 'q3', 'q1'] })).toBe(0)
})

test('a place where no question stands is an error, not a blank', () => {
  expect(() => currentId({ ...quiz, index: 4 })).toThrow('no question at 4')
})
