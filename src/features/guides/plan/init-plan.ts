import { initPlanDate } from './init-plan-date.ts'
import { initTicks } from './init-ticks.ts'
import { showStanding } from './show-standing.ts'

/** Restores the ticks and the date of the plan on this page and enables its calendar download. */
export function initPlan(): void {
  const plan = document.querySelector('[data-plan]')
  if (!(plan instanceof HTMLElement)) return
  const name = plan.dataset['plan'] ?? ''
  initTicks(plan, name)
  const sum = document.querySelector('[data-plan-sum]')
  if (sum instanceof HTMLElement) delete sum.dataset['needsScript']
  const calendarForm = plan.querySelector('[data-plan-calendar]')
  if (!(calendarForm instanceof HTMLElement)) return
  initPlanDate(plan, calendarForm, () => showStanding(plan, name))
  delete calendarForm.dataset['needsScript']
  const button = calendarForm.querySelector('[data-plan-download]')
  button?.addEventListener('click', () => void loadAndDownloadCalendar(plan, calendarForm))
}

async function loadAndDownloadCalendar(plan: HTMLElement, calendarForm: HTMLElement): Promise<void> {
  try {
    const { downloadCalendar } = await import('./plan-calendar.ts')
    downloadCalendar(plan, calendarForm)
  } catch {
    const status = calendarForm.querySelector('[data-plan-status]')
    if (status)
      status.textContent = 'The calendar could not be loaded. Check your connection, then reload this page.'
  }
}
