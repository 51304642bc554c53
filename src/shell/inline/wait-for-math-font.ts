import { mathFont } from '../math-fonts.ts'

/** How long the first paint may wait for the font, in milliseconds. */
const longestWait = 1000

/**
 * A page to read waits a second at most for the whole font of formulas, and on a slow line not at all. A font that
 * comes later is used only where the first formula is still below the screen, so that nothing in sight moves.
 */
export function waitForMathFont(): void {
  const root = document.documentElement.dataset
  const use = (): void => {
    const [formula] = document.getElementsByTagName('math')
    if (root['math'] && formula && formula.getBoundingClientRect().top < innerHeight) return
    delete root['math']
  }
  root['math'] = root['serif'] ?? ''
  addEventListener('DOMContentLoaded', () => void document.fonts.load(`1em ${mathFont}`).then(use, use))
  setTimeout(() => {
    if ('math' in root) root['math'] = 'late'
  }, longestWait)
}
