import { waitForMathFont } from './wait-for-math-font.ts'

/** Runs in the head of a long page. The build sets `data-math` on it if the page has formulas. */

if (document.currentScript?.dataset['math'] !== undefined) waitForMathFont()
