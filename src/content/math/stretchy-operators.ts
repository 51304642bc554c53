/**
 * The marks that grow with what they enclose. Browsers draw a grown mark by the first font alone, so a page that leads
 * on to other questions brings all of these, and a formula may grow no other.
 */
export const stretchyOperators = '()√'
