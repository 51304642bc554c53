import { keepTicks, readTicks } from '../../storage/plan-ticks.ts'

/** Brings back what was ticked off in the plan of this page, and offers the plan to a calendar. */
export function wakeGuide(): void {
  const plan = document.querySelector('[data-plan]')
  if (!(plan instanceof HTMLElement)) return
  const name = plan.dataset['plan'] ?? ''
  const boxes = [...plan.querySelectorAll('[data-tick]')].filter((box) => box instanceof HTMLInputElement)
  const ticks = readTicks(name)
  for (const box of boxes) box.checked ||= ticks.includes(box.dataset['tick'] ?? '')
  plan.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['tick'] !== undefined)
      keepTicks(
        name,
        boxes.filter(({ checked }) => checked).map((box) => box.dataset['tick'] ?? ''),
      )
  })
  const offer = plan.querySelector('[data-plan-calendar]')
  if (!(offer instanceof HTMLElement)) return
  delete offer.dataset['asleep']
  offer.querySelector('[data-plan-download]')?.addEventListener('click', () => {
    void import('./plan-calendar.ts').then(({ downloadCalendar }) => downloadCalendar(plan, offer))
  })
}
