import { restoreItemsLazily } from '../../../storage/items/save-item-lazily.ts'
import { onTicksChange, saveTicks, readTicks } from '../../../storage/settings/plan-ticks.ts'
import { boxesIn, tickOf } from './plan-elements.ts'
import { showStanding } from './show-standing.ts'

/** Restores the ticks of a plan, saves each new tick, and shows the ticks made in other tabs. */
export function initTicks(plan: HTMLElement, name: string): void {
  const boxes = boxesIn(plan)
  const warning = document.createElement('p')
  warning.setAttribute('role', 'alert')

  // Points the "Go to Day n" link at the day of the first task after the last tick. Returns its hash.
  const updateNextDayLink = (): string | null => {
    showStanding(plan, name)
    const day = boxes[boxes.findLastIndex(({ checked }) => checked) + 1]?.closest('[data-plan-day]')
    const link = document.querySelector('[data-plan-next]')
    if (!day || !(link instanceof HTMLAnchorElement)) return null
    link.hash = day.id
    day.closest('[data-plan-week]')?.setAttribute('open', '')
    link.textContent = `Go to ${day.id.replace('day-', 'Day ')}`
    return link.hash
  }
  const unsaved = new Set<HTMLInputElement>()
  // Ticks that could not be saved are tried again with the next tick. The warning stays until all are saved.
  const save = (box: HTMLInputElement): void => {
    updateNextDayLink()
    unsaved.add(box)
    for (const one of unsaved) if (saveTicks(name, [tickOf(one)], one.checked)) unsaved.delete(one)
    if (unsaved.size === 0) return warning.remove()
    warning.textContent =
      'This browser could not save your check mark. It will be lost when you leave this page.'
    box.closest('li')?.append(warning)
  }
  const show = (): void => {
    const ticks = readTicks(name)
    for (const box of boxes) if (!unsaved.has(box)) box.checked = ticks.includes(tickOf(box))
    updateNextDayLink()
  }

  // The learner may have ticked boxes before this script loaded.
  const tickedEarly = boxes.filter(({ checked }) => checked)
  show()
  for (const box of tickedEarly) {
    box.checked = true
    save(box)
  }
  plan.addEventListener('change', ({ target }) => {
    const box = boxes.find((one) => one === target)
    if (box) save(box)
  })
  onTicksChange(name, show)
  restoreItemsLazily()
  const nextDayHash = updateNextDayLink()
  // The home page links to #go-on, which means the next day.
  if (nextDayHash !== null && location.hash === '#go-on') location.replace(nextDayHash)
}
