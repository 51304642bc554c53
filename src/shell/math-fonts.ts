/** The full math font, declared in `fonts.css`. */
export const mathFont = 'Latin Modern Math'

/** The small font that the build inlines into a page, with the characters of its formulas. `math.css` prefers it. */
export const firstMathFont = 'First Math'
