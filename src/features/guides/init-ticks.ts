import { onTicksChange, saveTicks, readTicks } from '../../storage/settings/plan-ticks.ts'

/** Brings back what was ticked off in a plan, keeps each tick as it is made, and shows those of other tabs. */
export function initTicks(plan: HTMLElement, name: string): void {
  const boxes = [...plan.querySelectorAll('[data-tick]')].filter((box) => box instanceof HTMLInputElement)
  const warning = document.createElement('p')
  warning.setAttribute('role', 'alert')

  // Whoever has begun is led to the day of the task after the last one that was ticked off.
  const lead = (): string | null => {
    const day = boxes[boxes.findLastIndex(({ checked }) => checked) + 1]?.closest('[data-plan-day]')
    const link = document.querySelector('[data-plan-next]')
    if (!day || !(link instanceof HTMLAnchorElement)) return null
    link.hash = day.id
    link.textContent = `Go to ${day.id.replace('day-', 'Day ')}`
    return link.hash
  }
  const unkept = new Set<HTMLInputElement>()
  // What the browser has refused is tried again with the next tick, and stands until it is kept or the page is left.
  const keep = (box: HTMLInputElement): void => {
    lead()
    unkept.add(box)
    for (const one of unkept) if (saveTicks(name, [tickOf(one)], one.checked)) unkept.delete(one)
    if (unkept.size === 0) return warning.remove()
    warning.textContent =
      'This browser does not keep your check mark. It will be gone when you leave this page.'
    box.closest('li')?.append(warning)
  }
  const show = (): void => {
    const ticks = readTicks(name)
    for (const box of boxes) if (!unkept.has(box)) box.checked = ticks.includes(tickOf(box))
    lead()
  }

  // What was ticked before this script came counts too.
  const early = boxes.filter(({ checked }) => checked)
  show()
  for (const box of early) {
    box.checked = true
    keep(box)
  }
  plan.addEventListener('change', ({ target }) => {
    const box = boxes.find((one) => one === target)
    if (box) keep(box)
  })
  onTicksChange(name, show)
  const next = lead()
  // Whoever comes to go on is there at once.
  if (next !== null && location.hash === '#go-on') location.replace(next)
}

function tickOf(box: HTMLInputElement): string {
  return box.dataset['tick'] ?? ''
}
