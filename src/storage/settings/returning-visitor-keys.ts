/** Matches keys that exist only if someone has practiced here: all but settings and what the site notes for itself. */
export const returningVisitorKeys = /^gradus\.(?!settings|theme|serif|untold|mirrored|saved)/m

/** Matches the keys of plan ticks and of the dates of plans. */
export const planKeys = /^gradus\.plan/m

/** Matches the key that exists once a word has been answered. */
export const wordKeys = /^gradus\.recalls/m
