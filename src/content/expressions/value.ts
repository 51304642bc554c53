import Fraction from 'fraction.js'

/** The result of an expression. A Fraction is exact; a number is approximate, such as pi or the square root of 2. */
export type Value = Fraction | number | boolean | string | readonly Value[] | Callable

export type Callable = (...inputs: readonly Value[]) => Value

export function isRational(value: Value): value is Fraction {
  return value instanceof Fraction
}

export function toNumber(value: Value): number {
  if (isRational(value)) return value.valueOf()
  if (typeof value === 'number') return value
  throw new Error(`${formatValue(value)} is not a number`)
}

/** Throws for an approximate value so large that a number cannot represent all integers near it. */
export function isInteger(value: Value): boolean {
  if (isRational(value)) return value.d === 1n
  const number = toNumber(value)
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    throw new Error(`${formatValue(value)} is approximate and too large to tell whether it is a whole number`)
  return Number.isInteger(number)
}

/** An integer of any size. */
export function toBigInt(value: Value): bigint {
  if (!isInteger(value)) throw new Error(`${formatValue(value)} is not a whole number`)
  return isRational(value) ? value.s * value.n : BigInt(toNumber(value))
}

/** An integer that is small enough to count to. */
export function toInteger(value: Value): number {
  const number = Number(toBigInt(value))
  if (!Number.isSafeInteger(number))
    throw new Error(`${formatValue(value)} is larger than the largest safe integer`)
  return number
}

export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value
  throw new Error(`${formatValue(value)} is neither true nor false`)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

export function toList(value: Value): readonly Value[] {
  if (isList(value)) return value
  throw new Error(`${formatValue(value)} is not a list`)
}

export function toCallable(value: Value): Callable {
  if (typeof value === 'function') return value
  throw new Error(`${formatValue(value)} is not a function`)
}

/** Compares exactly if both values are rational, otherwise to twelve digits. */
export function areEqual(a: Value, b: Value): boolean {
  if (isRational(a) && isRational(b)) return a.equals(b)
  if (typeof a === 'boolean' || typeof a === 'string' || typeof b === 'boolean' || typeof b === 'string')
    return a === b
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => areEqual(item, b[index] ?? NaN))
  const [x, y] = [toNumber(a), toNumber(b)]
  return Math.abs(x - y) <= 1e-12 * Math.max(1, Math.abs(x), Math.abs(y))
}

/** Returns -1, 0 or 1 if the first value is less than, equal to or greater than the second. */
export function compareValues(a: Value, b: Value): number {
  if (isRational(a) && isRational(b)) return a.compare(b)
  if (areEqual(a, b)) return 0
  return toNumber(a) < toNumber(b) ? -1 : 1
}

export function formatValue(value: Value): string {
  if (isRational(value)) return value.toFraction()
  if (typeof value === 'function') return 'a function'
  return isList(value) ? `[${value.map(formatValue).join(', ')}]` : String(value)
}
