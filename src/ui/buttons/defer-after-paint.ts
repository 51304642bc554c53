/**
 * Does what a click can leave for later in a task of its own, which browsers begin once they have painted what the
 * click has changed. Whoever leaves the page in the same moment may leave it undone.
 */
export function deferAfterPaint(work: () => void): void {
  setTimeout(work)
}
