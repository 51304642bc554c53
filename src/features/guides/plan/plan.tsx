import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from './plan.module.css'

/** A task of a day: only text, or text with a duration and a link. */
export type Task = string | Readonly<{ text: string; minutes?: number; href?: string }>

type Day = Readonly<{ label: string; focus: string; minutes?: number; tasks: readonly Task[] }>

/** Some days of a long plan, folded under one title. */
type Week = Readonly<{ title: string; days: readonly Day[] }>

type Props = Readonly<{
  /** The name under which ticks are stored. A plan without a name has no checkboxes. */
  name?: string
  days?: readonly Day[]
  /** Of a plan that would be too long unfolded, in place of its days. */
  weeks?: readonly Week[]
}>

/** A study plan, day by day, with checkboxes and a calendar download. */
export function Plan({ name, days = [], weeks = [] }: Props): ReactNode {
  return (
    <div data-plan={name}>
      {name !== undefined && <CalendarForm />}
      {days.length > 0 && <Days name={name} days={days} first={1} />}
      {weeks.map((week, index) => (
        <details key={week.title} className={styles['week']} open={index === 0} data-plan-week="">
          <summary>
            {week.title}{' '}
            <span className="needs-script" data-plan-week-sum="">
              {`0 of ${week.days.length} days done`}
            </span>
          </summary>
          <Days name={name} days={week.days} first={dayCount(weeks.slice(0, index)) + 1} />
        </details>
      ))}
    </div>
  )
}

function dayCount(weeks: readonly Week[]): number {
  return weeks.reduce((sum, { days }) => sum + days.length, 0)
}

/** `first` is the number of the first of these days. Ticks are stored by the number of the day. */
function Days({
  name,
  days,
  first,
}: {
  name: string | undefined
  days: readonly Day[]
  first: number
}): ReactNode {
  return (
    <ol className={styles['plan']}>
      {days.map((day, index) => (
        <li key={day.label} id={name && dayId(day.label)} data-plan-day="">
          <h3 data-plan-title="">
            {day.label}: {day.focus}
            {day.minutes !== undefined && <span> {day.minutes} minutes</span>}
          </h3>
          <ul>
            {day.tasks.map((task, taskIndex) => (
              <li key={taskIndex}>
                {name === undefined ? (
                  taskContent(task)
                ) : (
                  <label className={styles['task']}>
                    <input
                      type="checkbox"
                      autoComplete="off"
                      data-tick={`${first + index}.${taskIndex + 1}`}
                    />
                    <span data-plan-task="">{taskContent(task)}</span>
                  </label>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** A link to the next day of the plan, Day 1 until init-ticks.ts updates it, and how many of its days are done. */
export function NextDay({ days }: { days: number }): ReactNode {
  return (
    <p className={`${styles['next']} no-print`}>
      <ButtonLink look="quiet" href={`#${dayId('Day 1')}`} data-plan-next="">
        Go to Day 1
      </ButtonLink>
      <span data-plan-sum="" data-needs-script="">
        {`0 of ${days} days done.`}
      </span>
    </p>
  )
}

/** The element id of a day: 'Day 3' becomes 'day-3'. */
function dayId(label: string): string {
  return label.toLowerCase().replace(' ', '-')
}

function taskContent(task: Task): ReactNode {
  if (typeof task === 'string') return task
  const { text, minutes, href } = task
  return (
    <>
      {href === undefined ? text : <a href={href}>{text}</a>}
      {minutes !== undefined && ` (${minutes} min)`}
    </>
  )
}

/** Remembers the start or test date and downloads the plan as a calendar file. Hidden until init-plan.ts has run. */
function CalendarForm(): ReactNode {
  return (
    <div className={`${styles['calendar']} no-print`} data-plan-calendar="" data-needs-script="">
      <label>
        Date
        {/* Without a maximum, some browsers accept six-digit years. */}
        <input type="date" max="9900-12-31" autoComplete="off" data-plan-date="" />
      </label>
      <label>
        This date is
        <select autoComplete="off" data-plan-anchor="">
          <option value="start">the day I start</option>
          <option value="test">the day of my test</option>
        </select>
      </label>
      <Button look="quiet" data-plan-download="">
        Download calendar file (.ics)
      </Button>
      <p role="status" data-plan-status="" />
    </div>
  )
}
