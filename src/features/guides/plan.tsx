import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import styles from './plan.module.css'

/** A thing to do on a day of a plan: in words, or with its minutes and the place on the site to do it. */
export type Task = string | Readonly<{ text: string; minutes?: number; href?: string }>

type Day = Readonly<{ label: string; focus: string; minutes?: number; tasks: readonly Task[] }>

type Props = Readonly<{
  /** The name under which ticks are kept; without one there is nothing to tick. */
  name?: string
  days: readonly Day[]
}>

/** A schedule: what to do, day by day. What was done is ticked off, and the days go into a calendar. */
export function Plan({ name, days }: Props): ReactNode {
  return (
    <div data-plan={name}>
      {name !== undefined && <CalendarOffer />}
      <ol className={styles['plan']}>
        {days.map((day, at) => (
          <li key={day.label} id={name && idOf(day.label)} data-plan-day="">
            <h3 data-plan-title="">
              {day.label}: {day.focus}
              {day.minutes !== undefined && <span> {day.minutes} minutes</span>}
            </h3>
            <ul>
              {day.tasks.map((task, index) => (
                <li key={index}>
                  {name === undefined ? (
                    wordsOf(task)
                  ) : (
                    <label className={styles['task']}>
                      <input type="checkbox" autoComplete="off" data-tick={`${at + 1}.${index + 1}`} />
                      <span data-plan-task="">{wordsOf(task)}</span>
                    </label>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The day that is next, from above the plan: the first, before anything has been ticked off and once all has been. */
export function NextDay(): ReactNode {
  return (
    <p className="no-print">
      <ButtonLink look="quiet" href={`#${idOf('Day 1')}`} data-plan-next="">
        Go to Day 1
      </ButtonLink>
    </p>
  )
}

/** What an address names a day by: 'Day 3' is 'day-3'. */
function idOf(label: string): string {
  return label.toLowerCase().replace(' ', '-')
}

function wordsOf(task: Task): ReactNode {
  if (typeof task === 'string') return task
  const { text, minutes, href } = task
  return (
    <>
      {href === undefined ? text : <a href={href}>{text}</a>}
      {minutes !== undefined && ` (${minutes} min)`}
    </>
  )
}

/** Choose when the plan begins, or ends with the test, and take it into a calendar. It needs the script. */
function CalendarOffer(): ReactNode {
  return (
    <div className={`${styles['calendar']} no-print`} data-plan-calendar="" data-asleep="">
      <label>
        Date
        {/* Without an end, some browsers take a year of six digits. */}
        <input type="date" max="9900-12-31" data-plan-date="" />
      </label>
      <label>
        This date is
        <select data-plan-anchor="">
          <option value="start">the day I begin</option>
          <option value="test">the day of my test</option>
        </select>
      </label>
      <Button look="quiet" data-plan-download="">
        Download for a calendar (.ics)
      </Button>
      <p role="status" data-plan-status="" />
    </div>
  )
}
