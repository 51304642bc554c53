import { localDateOf } from '../../../domain/plan/plan-date.ts'
import { planStanding, planStandingText } from '../../../domain/plan/plan-standing.ts'
import { readPlanDate } from '../../../storage/settings/plan-dates.ts'
import { boxesIn, daysIn, tickOf } from './plan-elements.ts'

/** Shows how many days are done and which day today is, at the top of the guide and for each week. */
export function showStanding(plan: HTMLElement, name: string): void {
  const days = daysIn(plan)
  const standing = planStanding({
    tasksByDay: days.map((day) => boxesIn(day).length),
    ticks: boxesIn(plan)
      .filter(({ checked }) => checked)
      .map(tickOf),
    date: readPlanDate(name),
    today: localDateOf(new Date()),
  })
  const sum = document.querySelector('[data-plan-sum]')
  if (sum) sum.textContent = planStandingText(standing)
  for (const week of plan.querySelectorAll('[data-plan-week]')) showWeek(week)
}

function showWeek(week: Element): void {
  const days = daysIn(week)
  const done = days.filter((day) => boxesIn(day).every(({ checked }) => checked))
  const sum = week.querySelector('[data-plan-week-sum]')
  if (sum) sum.textContent = `${done.length} of ${days.length} days done`
}
