/** Checks of single values in what was stored. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** Whether a value is in the range of JavaScript dates. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 864e13
}

export function isDuration(value: unknown): value is number {
  return isMoment(value) && value >= 0
}
