/** The checkboxes of a plan, or of one of its days or weeks, in their order. */
export function boxesIn(part: Element): readonly HTMLInputElement[] {
  return [...part.querySelectorAll('[data-tick]')].filter((box) => box instanceof HTMLInputElement)
}

export function daysIn(part: Element): readonly Element[] {
  return [...part.querySelectorAll('[data-plan-day]')]
}

/** The task of a checkbox, as it is stored: day and number of the task. */
export function tickOf(box: HTMLInputElement): string {
  return box.dataset['tick'] ?? ''
}
