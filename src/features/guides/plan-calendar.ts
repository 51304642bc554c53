import ical, { ICalCalendarMethod } from 'ical-generator'
import { pluralize } from '../../domain/text/pluralize.ts'
import { download } from '../../storage/browser/download.ts'

const day = 86_400_000
const second = 1000

/** Gives the visitor a calendar file with one whole day for each day of the plan. */
export function downloadCalendar(plan: HTMLElement, offer: HTMLElement): void {
  const date = offer.querySelector('[data-plan-date]')
  const anchor = offer.querySelector('[data-plan-anchor]')
  const status = offer.querySelector('[data-plan-status]')
  if (!(date instanceof HTMLInputElement) || !(anchor instanceof HTMLSelectElement) || !status) return
  // What is said is said of this choice.
  offer.addEventListener('input', () => void (status.textContent = ''), { once: true })
  if (Number.isNaN(date.valueAsNumber)) {
    status.textContent = 'Choose a date first.'
    date.focus()
    return
  }
  const days = [...plan.querySelectorAll('[data-plan-day]')]
  const first = anchor.value === 'test' ? date.valueAsNumber - (days.length - 1) * day : date.valueAsNumber
  const name = `gradus-${plan.dataset['plan'] ?? 'plan'}`
  download(`${name}.ics`, 'text/calendar', calendarOf(name, days, first))
  const past = Math.min(days.length, Math.max(0, (today() - first) / day))
  const note = past > 0 ? ` ${pluralize(past, 'of these days lies', 'of these days lie')} before today.` : ''
  status.textContent = `The file has been downloaded. Open it to add ${pluralize(days.length, 'day')} to your calendar.${note}`
}

/** Today where the visitor is, as a date picker counts it. */
function today(): number {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
}

function calendarOf(name: string, days: readonly Element[], first: number): string {
  const calendar = ical({
    name: document.title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Gradus', product: 'Gradus' },
  })
  days.forEach((element, index) => {
    calendar.createEvent({
      // A plan that is moved moves the days that a calendar has of it.
      id: `${name}-${index}`,
      sequence: Math.floor(Date.now() / second),
      start: new Date(first + index * day),
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
