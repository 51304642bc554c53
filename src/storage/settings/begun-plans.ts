import type { BegunPlan } from '../../domain/plan/current-plan.ts'
import type { CalendarDate } from '../../domain/plan/plan-date.ts'
import { planStanding } from '../../domain/plan/plan-standing.ts'
import { planNames, tasksByDayOf } from '../../domain/plan/plans.ts'
import { readPlanDate } from './plan-dates.ts'
import { readTicks } from './plan-ticks.ts'

/** The plans that were begun in this browser, by a tick or by choosing a date, and how far. */
export function begunPlans(today: CalendarDate): readonly BegunPlan[] {
  return planNames.flatMap((name) => {
    const [ticks, date] = [readTicks(name), readPlanDate(name)]
    if (ticks.length === 0 && date === null) return []
    return { name, standing: planStanding({ tasksByDay: tasksByDayOf(name), ticks, date, today }) }
  })
}
