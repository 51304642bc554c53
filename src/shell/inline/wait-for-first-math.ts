import { firstMathFont } from '../math-fonts.ts'

/** Runs after an inlined font. Browsers take a moment to decode it and would first draw formulas with another font. */

const root = document.documentElement.dataset
const show = (): void => {
  delete root['math']
}
root['math'] = ''
document.fonts.load(`1em ${firstMathFont}`).then(show, show)
