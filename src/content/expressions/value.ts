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

/** Whether a value is whole; a measured one only up to where all whole numbers can be measured. */
export function isInteger(value: Value): boolean {
  if (isRational(value)) return value.d === 1n
  const number = toNumber(value)
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    throw new Error(`${show(value)} is measured, and too large to be a whole number`)
  return Number.isInteger(number)
}

/** A whole number of any size. */
export function toBigInt(value: Value): bigint {
  if (!isInteger(value)) throw new Error(`${show(value)} is not a whole number`)
  return isRational(value) ? value.s * value.n : BigInt(toNumber(value))
}

/** A whole number to count with. */
export function toInteger(value: Value): number {
  const number = Number(toBigInt(value))
  if (!Number.isSafeInteger(number)) throw new Error(`${show(value)} is too large to be counted to`)
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
  if (isRational(a) && isRational(b)) return a.compare(b)
  if (areEqual(a, b)) return 0
  return toNumber(a) < toNumber(b) ? -1 : 1
}

export function show(value: Value): string {
  if (isRational(value)) return value.toFraction()
  if (typeof value === 'function') return 'a function'
  return isList(value) ? `[${value.map(show).join(', ')}]` : String(value)
}
