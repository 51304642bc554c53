/** A calendar date as a date input counts it: midnight UTC of that date, in milliseconds since 1970. */
export type CalendarDate = number

/** The date that a learner has chosen for a plan: of its first day, or of the test, which is its last day. */
export type PlanDate = Readonly<{ anchor: 'start' | 'test'; date: CalendarDate }>

export const dayInMs = 86_400_000

/** The date of the first day of a plan with so many days. */
export function firstDateOf({ anchor, date }: PlanDate, days: number): CalendarDate {
  return anchor === 'test' ? date - (days - 1) * dayInMs : date
}

/** The date of a moment in the learner's time zone. */
export function localDateOf(moment: Date): CalendarDate {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
}
