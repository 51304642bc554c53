import ical, { ICalCalendarMethod } from 'ical-generator'
import { dayInMs, firstDateOf, localDateOf } from '../../../domain/plan/plan-date.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { download } from '../../../storage/browser/download.ts'
import { daysIn } from './plan-elements.ts'

const secondInMs = 1000

/** Downloads a calendar file with one all-day event for each day of the plan. */
export function downloadCalendar(plan: HTMLElement, calendarForm: HTMLElement): void {
  const date = calendarForm.querySelector('[data-plan-date]')
  const anchor = calendarForm.querySelector('[data-plan-anchor]')
  const status = calendarForm.querySelector('[data-plan-status]')
  if (!(date instanceof HTMLInputElement) || !(anchor instanceof HTMLSelectElement) || !status) return
  // The message is about the current date, so the next change clears it.
  calendarForm.addEventListener('input', () => void (status.textContent = ''), { once: true })
  if (Number.isNaN(date.valueAsNumber)) {
    status.textContent = 'Choose a date first.'
    date.focus()
    return
  }
  const days = daysIn(plan)
  const chosen = { anchor: anchor.value === 'test' ? 'test' : 'start', date: date.valueAsNumber } as const
  const first = firstDateOf(chosen, days.length)
  const name = `gradus-${plan.dataset['plan'] ?? 'plan'}`
  download(`${name}.ics`, 'text/calendar', calendarOf(name, days, first))
  const past = Math.min(days.length, Math.max(0, (localDateOf(new Date()) - first) / dayInMs))
  const note =
    past > 0 ? ` ${pluralize(past, 'of these days is', 'of these days are')} already in the past.` : ''
  status.textContent = `The file has been downloaded. Open it to add ${pluralize(days.length, 'day')} to your calendar.${note}`
}

function calendarOf(name: string, days: readonly Element[], first: number): string {
  const calendar = ical({
    name: document.title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Gradus', product: 'Gradus' },
  })
  days.forEach((element, index) => {
    calendar.createEvent({
      // The same ids with a higher sequence: importing the plan again moves its events and adds no new ones.
      id: `${name}-${index}`,
      sequence: Math.floor(Date.now() / secondInMs),
      start: new Date(first + index * dayInMs),
      allDay: true,
      summary: textOf(element.querySelector('[data-plan-title]')).replace(/ (\d+ minutes)$/, ' ($1)'),
      url: location.origin + location.pathname,
      description: [...element.querySelectorAll('[data-plan-task]')].map(textOf).join('\n'),
    })
  })
  return calendar.toString()
}

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
}
