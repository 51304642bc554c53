import { expect, test } from 'vitest'
import { dayInMs, firstDateOf, localDateOf } from './plan-date.ts'
import { planStanding, planStandingText, type PlanRecord } from './plan-standing.ts'

const today = Date.UTC(2027, 2, 9)

const record: PlanRecord = { tasksByDay: [2, 1, 3], ticks: [], date: null, today }

test('a day counts as done once each of its tasks has a tick', () => {
  const standing = planStanding({ ...record, ticks: ['1.1', '1.2', '3.1', '3.3'] })
  expect(standing).toMatchObject({ days: 3, daysDone: 1, tasksDone: 4 })
  expect(planStanding({ ...record, ticks: ['1.1', '2.1'] }).daysDone).toBe(1)
})

test('ticks that are not of this plan count for nothing', () => {
  expect(planStanding({ ...record, ticks: ['1.3', '4.1', '2.2'] })).toMatchObject({
    daysDone: 0,
    tasksDone: 0,
    nextDay: 1,
  })
})

test.each([
  [[], 1],
  [['1.1'], 1],
  [['1.2'], 2],
  [['2.1', '1.1'], 3],
  [['3.3'], null],
] as const)('after the ticks %s the next day is %s', (ticks, nextDay) => {
  expect(planStanding({ ...record, ticks }).nextDay).toBe(nextDay)
})

test.each([
  ['start', 0, '0 of 3 days done. Today is Day 1.'],
  ['start', -2, '0 of 3 days done. Today is Day 3.'],
  ['start', -3, '0 of 3 days done.'],
  ['start', 1, '0 of 3 days done. Day 1 is tomorrow.'],
  ['start', 2, '0 of 3 days done. Day 1 is in 2 days.'],
  ['test', 0, '0 of 3 days done. Today is Day 3.'],
  ['test', 2, '0 of 3 days done. Today is Day 1.'],
  ['test', -1, '0 of 3 days done.'],
] as const)('with the date of the %s in %i days: %s', (anchor, inDays, text) => {
  const date = { anchor, date: today + inDays * dayInMs }
  expect(planStandingText(planStanding({ ...record, date }))).toBe(text)
})

test('the first day is counted backward from the test', () => {
  expect(firstDateOf({ anchor: 'test', date: Date.UTC(2027, 2, 30) }, 30)).toBe(Date.UTC(2027, 2, 1))
})

test('a moment has the date of the learner, not of Greenwich', () => {
  expect(localDateOf(new Date(2027, 1, 27, 23, 30))).toBe(Date.UTC(2027, 1, 27))
  expect(localDateOf(new Date(2027, 1, 28, 0, 30))).toBe(Date.UTC(2027, 1, 28))
})
