/**
 * Runs `work` in a separate task, so that the browser first paints the result of a click. If the page is closed at that
 * moment, `work` may never run.
 */
export function deferAfterPaint(work: () => void): void {
  setTimeout(work)
}
