import Fraction from 'fraction.js'

/** What an expression of the content may come to. Rational numbers are exact; others are measured. */
export type Value = Fraction | number | boolean | string | readonly Value[] | Callable

export type Callable = (...given: readonly Value[]) => Value

export function isRational(value: Value): value is Fraction {
  return value instanceof Fraction
}

export function toNumber(value: Value): number {
  if (isRational(value)) return value.valueOf()
  if (typeof value === 'number') return value
  throw new Error(`${show(value)} is not a number`)
}

export function toInteger(value: Value): number {
  const number = toNumber(value)
  if (!Number.isInteger(number)) throw new Error(`${show(value)} is not a whole number`)
  return number
}

export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value
  throw new Error(`${show(value)} is neither true nor false`)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

export function toList(value: Value): readonly Value[] {
  if (isList(value)) return value
  throw new Error(`${show(value)} is not a list`)
}

export function toCallable(value: Value): Callable {
  if (typeof value === 'function') return value
  throw new Error(`${show(value)} is not a function`)
}

/** Whether two values are equal: exactly where both are rational, to twelve digits where one is measured. */
export function areEqual(a: Value, b: Value): boolean {
  if (isRational(a) && isRational(b)) return a.equals(b)
  if (typeof a === 'boolean' || typeof a === 'string' || typeof b === 'boolean' || typeof b === 'string')
    return a === b
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => areEqual(item, b[index] ?? NaN))
  const [x, y] = [toNumber(a), toNumber(b)]
  return Math.abs(x - y) <= 1e-12 * Math.max(1, Math.abs(x), Math.abs(y))
}

/** -1, 0 or 1, as the first is less than, equal to or greater than the second. */
export function order(a: Value, b: Value): number {
  if (areEqual(a, b)) return 0
  if (isRational(a) && isRational(b)) return a.compare(b)
  return toNumber(a) < toNumber(b) ? -1 : 1
}

export function show(value: Value): string {
  if (isRational(value)) return value.toFraction()
  if (typeof value === 'function') return 'a function'
  return isList(value) ? `[${value.map(show).join(', ')}]` : String(value)
}
