import { pluralize } from '../text/pluralize.ts'
import { dayInMs, firstDateOf, type CalendarDate, type PlanDate } from './plan-date.ts'

/** How far a learner is in a plan. */
export type PlanStanding = Readonly<{
  days: number
  /** Days with a tick at every task. */
  daysDone: number
  tasksDone: number
  /** The day of the first task after the last tick: 1 before the first tick, null after the last task. */
  nextDay: number | null
  /** The day of the last tick. */
  lastTickedDay: number | null
  /** The day that today is by the chosen date; below 1 before the first day. Null without a date, and after the last day. */
  dayToday: number | null
}>

/** What is known of a learner and a plan. */
export type PlanRecord = Readonly<{
  /** How many tasks each day of the plan has. */
  tasksByDay: readonly number[]
  /** The tasks that are done, each as day and number of the task: '3.2'. */
  ticks: readonly string[]
  date: PlanDate | null
  today: CalendarDate
}>

export function planStanding({ tasksByDay, ticks, date, today }: PlanRecord): PlanStanding {
  const tasks = tasksByDay.flatMap((count, index) =>
    Array.from({ length: count }, (_, task) => ({ day: index + 1, tick: `${index + 1}.${task + 1}` })),
  )
  const done = new Set(ticks)
  const openDays = new Set(tasks.filter(({ tick }) => !done.has(tick)).map(({ day }) => day))
  const lastDone = tasks.findLastIndex(({ tick }) => done.has(tick))
  const days = tasksByDay.length
  return {
    days,
    daysDone: days - openDays.size,
    tasksDone: tasks.filter(({ tick }) => done.has(tick)).length,
    nextDay: tasks[lastDone + 1]?.day ?? null,
    lastTickedDay: tasks[lastDone]?.day ?? null,
    dayToday: date && dayOn(today, firstDateOf(date, days), days),
  }
}

function dayOn(today: CalendarDate, first: CalendarDate, days: number): number | null {
  const day = (today - first) / dayInMs + 1
  return day > days ? null : day
}

/** The standing in a sentence or two: '6 of 30 days done. Today is Day 9.' */
export function planStandingText({ days, daysDone, dayToday }: PlanStanding): string {
  const sum = `${daysDone} of ${days} days done.`
  if (dayToday === null) return sum
  if (dayToday > 0) return `${sum} Today is Day ${dayToday}.`
  return `${sum} Day 1 is ${dayToday === 0 ? 'tomorrow' : `in ${pluralize(1 - dayToday, 'day')}`}.`
}
