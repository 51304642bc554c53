import { initTicks } from './init-ticks.ts'

/** Brings back what was ticked off in the plan of this page, and offers the plan to a calendar. */
export function initPlan(): void {
  const plan = document.querySelector('[data-plan]')
  if (!(plan instanceof HTMLElement)) return
  initTicks(plan, plan.dataset['plan'] ?? '')
  const offer = plan.querySelector('[data-plan-calendar]')
  if (!(offer instanceof HTMLElement)) return
  delete offer.dataset['asleep']
  offer.querySelector('[data-plan-download]')?.addEventListener('click', () => void giveCalendar(plan, offer))
}

async function giveCalendar(plan: HTMLElement, offer: HTMLElement): Promise<void> {
  try {
    const calendar = await import('./plan-calendar.ts')
    calendar.downloadCalendar(plan, offer)
  } catch {
    const status = offer.querySelector('[data-plan-status]')
    if (status)
      status.textContent = 'The calendar could not be loaded. Check your connection, then reload this page.'
  }
}
