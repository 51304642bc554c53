/** Matches keys that exist only if someone has practiced here, even without finishing a quiz. */
export const returningVisitorKeys = /^gradus\.(quiz|plan|answers|recalls)/m

/** Matches the keys of plan ticks and of the dates of plans. */
export const planKeys = /^gradus\.plan/m

/** Matches the key that exists once a word has been answered. */
export const wordKeys = /^gradus\.recalls/m
