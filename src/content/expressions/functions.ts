import Fraction from 'fraction.js'
import { permutationsOf, product, subsetsOf } from './arrangements.ts'
import {
  areEqual,
  isInteger,
  isRational,
  order,
  show,
  toBigInt,
  toBoolean,
  toCallable,
  toInteger,
  toList,
  toNumber,
  type Callable,
  type Value,
} from './value.ts'
import { wholeRoot } from './integer-root.ts'

const whole = (number: number | bigint): Fraction => new Fraction(number)

function first(given: readonly Value[]): Value {
  const [value] = given
  if (value === undefined) throw new Error('A function was given nothing')
  return value
}

/** The numbers given, one by one or as a list. */
function numbersOf(given: readonly Value[]): readonly Value[] {
  return given.length === 1 && Array.isArray(given[0]) ? toList(first(given)) : given
}

export function add(a: Value, b: Value): Value {
  return isRational(a) && isRational(b) ? a.add(b) : toNumber(a) + toNumber(b)
}

export function multiply(a: Value, b: Value): Value {
  return isRational(a) && isRational(b) ? a.mul(b) : toNumber(a) * toNumber(b)
}

export function divide(a: Value, b: Value): Value {
  if (areEqual(b, whole(0))) throw new Error('Something is divided by zero')
  return isRational(a) && isRational(b) ? a.div(b) : toNumber(a) / toNumber(b)
}

/** Exact where the outcome is rational: 4^(1/2) is 2, 2^(1/2) is measured. */
export function power(base: Value, exponent: Value): Value {
  if (isRational(base) && isRational(exponent)) {
    if (exponent.d === 1n) return base.pow(exponent)
    const root = rootOf(base, Number(exponent.d))
    if (root) return root.pow(whole(exponent.s * exponent.n))
  }
  const measured = Math.pow(toNumber(base), toNumber(exponent))
  if (Number.isNaN(measured)) throw new Error(`${show(base)} has no power ${show(exponent)}`)
  return measured
}

/** The exact root, or null where it is irrational. */
function rootOf(value: Fraction, degree: number): Fraction | null {
  if (value.s < 0n && degree % 2 === 0) throw new Error(`${value.toFraction()} has no real root`)
  const [top, bottom] = [wholeRoot(value.n, degree), wholeRoot(value.d, degree)]
  return top === null || bottom === null ? null : new Fraction(value.s * top, bottom)
}

function factorial(count: number): Fraction {
  if (count < 0) throw new Error(`${count} has no factorial`)
  return count <= 1 ? whole(1) : factorial(count - 1).mul(count)
}

function choose(n: number, k: number): Fraction {
  return k < 0 || k > n
    ? whole(0)
    : factorial(n)
        .div(factorial(k))
        .div(factorial(n - k))
}

function mean(values: readonly Value[]): Value {
  return divide(values.reduce(add, whole(0)), whole(values.length))
}

function median(values: readonly Value[]): Value {
  const sorted = values.toSorted(order)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('Nothing has no median')
  return mean([lower, upper])
}

function deviation(values: readonly Value[]): Value {
  const middle = mean(values)
  const squares = values.map((value) => power(add(value, multiply(middle, whole(-1))), whole(2)))
  return power(mean(squares), new Fraction(1, 2))
}

function that(given: readonly Value[]): readonly Value[] {
  const [range, condition] = given
  if (range === undefined || condition === undefined) throw new Error('A range and a condition are needed')
  const holds = toCallable(condition)
  return toList(range).filter((value) => toBoolean(holds(value)))
}

function onlyOne(values: readonly Value[]): Value {
  const [value, ...others] = values
  if (value === undefined) throw new Error('Nothing satisfies the condition')
  if (others.length > 0)
    throw new Error(`${values.length} satisfy the condition: ${values.slice(0, 4).map(show).join(', ')}…`)
  return value
}

function extreme(values: readonly Value[], direction: number): Value {
  const [best] = values.toSorted((a, b) => direction * order(a, b))
  if (best === undefined) throw new Error('Nothing satisfies the condition')
  return best
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b)
}

const integers = (given: readonly Value[]): bigint[] =>
  numbersOf(given)
    .map(toBigInt)
    .map((value) => (value < 0n ? -value : value))

function divisors(value: number): readonly Value[] {
  const found = new Set<number>()
  for (let divisor = 1; divisor * divisor <= value; divisor += 1)
    if (value % divisor === 0) found.add(divisor).add(value / divisor)
  return [...found].toSorted((a, b) => a - b).map(whole)
}

const exactly = (value: Value): Fraction => (isRational(value) ? value : new Fraction(toNumber(value)))

const rounded = (round: (number: number) => number, exact: (value: Fraction) => Fraction): Callable => {
  return (...given) => {
    const value = first(given)
    return isRational(value) ? exact(value) : whole(toBigInt(round(toNumber(value))))
  }
}

/** The functions that a proof may use. */
export const functions: Readonly<Record<string, Callable>> = {
  abs: (...given) => {
    const value = first(given)
    return isRational(value) ? value.abs() : Math.abs(toNumber(value))
  },
  floor: rounded(Math.floor, (value) => value.floor()),
  ceil: rounded(Math.ceil, (value) => value.ceil()),
  round: (...given) => {
    const [, places] = given
    return exactly(first(given)).round(places === undefined ? 0 : toInteger(places))
  },
  sqrt: (...given) => power(first(given), new Fraction(1, 2)),
  cbrt: (...given) => power(first(given), new Fraction(1, 3)),
  near: (...given) => toNumber(first(given)),
  factorial: (...given) => factorial(toInteger(first(given))),
  C: (n, k) => choose(toInteger(n), toInteger(k)),
  P: (n, k) => choose(toInteger(n), toInteger(k)).mul(factorial(toInteger(k))),
  gcd: (...given) => whole(integers(given).reduce(commonDivisor, 0n)),
  lcm: (...given) => whole(integers(given).reduce((a, b) => (a * b) / commonDivisor(a, b), 1n)),
  mod: (a, b) => {
    const [x, y] = [exactly(a), exactly(b)]
    return x.sub(x.div(y).floor().mul(y))
  },
  min: (...given) => extreme(numbersOf(given), 1),
  max: (...given) => extreme(numbersOf(given), -1),
  sum: (...given) => numbersOf(given).reduce(add, whole(0)),
  mean: (...given) => mean(numbersOf(given)),
  median: (...given) => median(numbersOf(given)),
  std: (...given) => deviation(numbersOf(given)),
  size: (...given) => whole(toList(first(given)).length),
  isInteger: (...given) => isInteger(first(given)),
  isPrime: (...given) => divisors(toInteger(first(given))).length === 2,
  divisors: (...given) => divisors(toInteger(first(given))),
  digits: (...given) => Array.from(String(toBigInt(first(given))), (digit) => whole(Number(digit))),
  count: (...given) => whole(that(given).length),
  only: (...given) => onlyOne(that(given)),
  filter: (...given) => that(given),
  largest: (...given) => extreme(that(given), -1),
  smallest: (...given) => extreme(that(given), 1),
  total: (range, of) =>
    toList(range)
      .map((value) => toCallable(of)(value))
      .reduce(add, whole(0)),
  pairs: (...given) => product(given.map(toList)),
  triples: (...given) => product(given.map(toList)),
  subsets: (list, size) => subsetsOf(toList(list), toInteger(size)),
  permutations: (...given) => permutationsOf(toList(first(given))),
}
