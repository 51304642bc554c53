/** Keys of which each says that somebody has practiced here, be it without a finished quiz. */
export const returningVisitorKeys = /^gradus\.(quiz|plan|answers|recalls)/m

/** Keys under which the ticks of plans are kept. */
export const planKeys = /^gradus\.plan/m

/** The key that says that words have been asked. */
export const wordKeys = /^gradus\.recalls/m
