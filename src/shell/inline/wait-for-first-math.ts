import { firstMathFont } from '../math-fonts.ts'

/** Runs behind a font that stands in the page: browsers take a moment to read it, and would draw with another. */

const root = document.documentElement.dataset
const show = (): void => {
  delete root['math']
}
root['math'] = ''
document.fonts.load(`1em ${firstMathFont}`).then(show, show)
