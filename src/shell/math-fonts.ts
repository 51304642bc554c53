/** The whole font of formulas, which `fonts.css` declares. */
export const mathFont = 'Latin Modern Math'

/** The letters of a page's own formulas, which the build puts into the page. `math.css` names it first. */
export const firstMathFont = 'First Math'
