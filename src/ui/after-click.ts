/**
 * Does what a click can leave for later in a task of its own: browsers paint what the click has changed first, and
 * still do the task where the page is left in the same moment.
 */
export function afterClick(work: () => void): void {
  setTimeout(work)
}
