import { dayInMs, firstDateOf, localDateOf } from '../../../domain/plan/plan-date.ts'
import { onPlanDateChange, readPlanDate, savePlanDate } from '../../../storage/settings/plan-dates.ts'
import { daysIn } from './plan-elements.ts'

/** Restores the date that was chosen for a plan, remembers each change, and puts its date beside each day. */
export function initPlanDate(plan: HTMLElement, form: HTMLElement, onChange: () => void): void {
  const name = plan.dataset['plan'] ?? ''
  const date = form.querySelector('[data-plan-date]')
  const anchor = form.querySelector('[data-plan-anchor]')
  if (!(date instanceof HTMLInputElement) || !(anchor instanceof HTMLSelectElement)) return

  const show = (): void => {
    const stored = readPlanDate(name)
    if (stored) {
      date.valueAsNumber = stored.date
      anchor.value = stored.anchor
    } else date.value = ''
    update()
  }
  const update = (): void => {
    showDates(plan)
    onChange()
  }
  const save = (): void => {
    const chosen = date.valueAsNumber
    const isKnown = !Number.isNaN(chosen)
    savePlanDate(name, isKnown ? { anchor: anchor.value === 'test' ? 'test' : 'start', date: chosen } : null)
    update()
  }

  // The learner may have chosen a date before this script loaded.
  if (date.value === '') show()
  else save()
  form.addEventListener('input', save)
  onPlanDateChange(name, show)
}

function showDates(plan: HTMLElement): void {
  for (const old of plan.querySelectorAll('[data-plan-when]')) old.remove()
  const planDate = readPlanDate(plan.dataset['plan'] ?? '')
  if (!planDate) return
  const days = daysIn(plan)
  const first = firstDateOf(planDate, days.length)
  const today = localDateOf(new Date())
  days.forEach((day, index) => {
    const date = first + index * dayInMs
    const when = document.createElement('time')
    when.dataset['planWhen'] = date === today ? 'today' : ''
    when.dateTime = new Date(date).toISOString().slice(0, 10)
    when.textContent = `${date === today ? 'Today, ' : ''}${longDate(date)}`
    day.querySelector('[data-plan-title]')?.after(when)
  })
}

function longDate(date: number): string {
  return new Date(date).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
