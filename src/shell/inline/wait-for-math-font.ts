import { mathFont } from '../math-fonts.ts'

/** How long the first paint may wait for the font, in milliseconds. */
const longestWait = 1000

/**
 * Makes a reading page wait at most a second for the full math font, and not at all on a slow connection. A font that
 * arrives later is used only while the first formula is still below the screen, so that nothing visible moves.
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
