/**
 * The operators that may stretch to the height of their contents. Browsers stretch an operator only with the first font in
 * the list, so the part of the math font that is inlined in pages contains all of these, and formulas may stretch no others.
 */
export const stretchyOperators = '()√'
