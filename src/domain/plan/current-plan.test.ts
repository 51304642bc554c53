import { expect, test } from 'vitest'
import { currentPlan, planLink, type BegunPlan } from './current-plan.ts'
import { dayInMs } from './plan-date.ts'
import { planStanding } from './plan-standing.ts'
import { tasksByDayOf, type PlanName } from './plans.ts'

const today = Date.UTC(2027, 2, 9)

function begun(name: PlanName, ticks: readonly string[], startsIn?: number): BegunPlan {
  const date =
    startsIn === undefined ? null : ({ anchor: 'start', date: today + startsIn * dayInMs } as const)
  return { name, standing: planStanding({ tasksByDay: tasksByDayOf(name), ticks, date, today }) }
}

test.each([
  ['nothing was begun', [], undefined],
  ['one plan has a tick', [begun('7-day', ['1.1'])], '7-day'],
  ['the short plan has one tick', [begun('7-day', ['1.1']), begun('30-day', ['1.1'])], '30-day'],
  ['the short plan is under way', [begun('7-day', ['1.1', '1.2']), begun('30-day', ['5.1'])], '7-day'],
  ['the short plan is at its last day', [begun('7-day', ['1.1', '7.1']), begun('30-day', ['1.1'])], '30-day'],
  ['only the long plan is dated today', [begun('7-day', ['1.1', '1.2']), begun('30-day', [], -3)], '30-day'],
  ['both are dated today', [begun('30-day', ['1.1'], -3), begun('7-day', [], 0)], '7-day'],
  ['the dates are over', [begun('7-day', ['1.1', '1.2'], -20), begun('30-day', ['1.1'], -40)], '7-day'],
  ['a date is still to come', [begun('30-day', [], 5)], '30-day'],
] as const)('if %s', (_, plans, name) => {
  expect(currentPlan(plans)?.name).toBe(name)
})

test('the link leads to the day to go on with', () => {
  expect(planLink('7-day')).toEqual({ text: 'Your 7-day plan', href: '/last-minute-study-guide#go-on' })
})
