import Fraction from 'fraction.js'
import { cartesianProduct, permutationsOf, subsetsOf } from './arrangements.ts'
import {
  areEqual,
  compareValues,
  formatValue,
  isInteger,
  isRational,
  toBigInt,
  toBoolean,
  toCallable,
  toInteger,
  toList,
  toNumber,
  type Callable,
  type Value,
} from './value.ts'
import { integerRoot } from './integer-root.ts'

const toFraction = (integer: number | bigint): Fraction => new Fraction(integer)

function first(inputs: readonly Value[]): Value {
  const [value] = inputs
  if (value === undefined) throw new Error('A function was called without a value')
  return value
}

/** The arguments of functions such as sum, which take either several numbers or one list. */
function numbersIn(inputs: readonly Value[]): readonly Value[] {
  return inputs.length === 1 && Array.isArray(inputs[0]) ? toList(first(inputs)) : inputs
}

export function add(a: Value, b: Value): Value {
  return isRational(a) && isRational(b) ? a.add(b) : toNumber(a) + toNumber(b)
}

export function multiply(a: Value, b: Value): Value {
  return isRational(a) && isRational(b) ? a.mul(b) : toNumber(a) * toNumber(b)
}

export function divide(a: Value, b: Value): Value {
  if (areEqual(b, toFraction(0))) throw new Error(`${formatValue(a)} is divided by zero`)
  return isRational(a) && isRational(b) ? a.div(b) : toNumber(a) / toNumber(b)
}

/** Exact if the result is rational, otherwise approximate: 4^(1/2) is the fraction 2, but 2^(1/2) is 1.414… */
export function power(base: Value, exponent: Value): Value {
  if (isRational(base) && isRational(exponent)) {
    if (exponent.d === 1n) return base.pow(exponent)
    const root = rootOf(base, Number(exponent.d))
    if (root) return root.pow(toFraction(exponent.s * exponent.n))
  }
  const approximate = Math.pow(toNumber(base), toNumber(exponent))
  if (Number.isNaN(approximate))
    throw new Error(`${formatValue(base)} to the power ${formatValue(exponent)} is not a real number`)
  return approximate
}

/** The exact root, or null if it is irrational. */
function rootOf(value: Fraction, degree: number): Fraction | null {
  if (value.s < 0n && degree % 2 === 0)
    throw new Error(`${value.toFraction()} has no real root of degree ${degree}`)
  const [numerator, denominator] = [integerRoot(value.n, degree), integerRoot(value.d, degree)]
  return numerator === null || denominator === null ? null : new Fraction(value.s * numerator, denominator)
}

function factorial(count: number): Fraction {
  if (count < 0) throw new Error(`factorial() of the negative number ${count}`)
  return count <= 1 ? toFraction(1) : factorial(count - 1).mul(count)
}

function choose(n: number, k: number): Fraction {
  return k < 0 || k > n
    ? toFraction(0)
    : factorial(n)
        .div(factorial(k))
        .div(factorial(n - k))
}

function mean(values: readonly Value[]): Value {
  if (values.length === 0) throw new Error('mean() of an empty list')
  return divide(values.reduce(add, toFraction(0)), toFraction(values.length))
}

function median(values: readonly Value[]): Value {
  const sorted = values.toSorted(compareValues)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('median() of an empty list')
  return mean([lower, upper])
}

/** The population standard deviation: divided by n, as the GRE defines it. */
function standardDeviation(values: readonly Value[]): Value {
  const average = mean(values)
  const squares = values.map((value) => power(add(value, multiply(average, toFraction(-1))), toFraction(2)))
  return power(mean(squares), new Fraction(1, 2))
}

/** The values of a range that satisfy a condition: the two arguments of count, only, filter, largest and smallest. */
function valuesThatFit(inputs: readonly Value[]): readonly Value[] {
  const [range, condition] = inputs
  if (range === undefined || condition === undefined)
    throw new Error('A range and a condition are needed, such as count(1:9, f(x) = x > 3)')
  const fits = toCallable(condition)
  return toList(range).filter((value) => toBoolean(fits(value)))
}

function onlyOne(values: readonly Value[]): Value {
  const [value, ...others] = values
  if (value === undefined) throw new Error('No value satisfies the condition')
  if (others.length > 0)
    throw new Error(
      `only() expects one value, but ${values.length} satisfy the condition, first ${values.slice(0, 4).map(formatValue).join(', ')}`,
    )
  return value
}

function extreme(values: readonly Value[], direction: number): Value {
  const [best] = values.toSorted((a, b) => direction * compareValues(a, b))
  if (best === undefined) throw new Error('No value satisfies the condition')
  return best
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b)
}

/** The absolute values of the inputs. */
const positiveIntegers = (inputs: readonly Value[]): bigint[] =>
  numbersIn(inputs)
    .map(toBigInt)
    .map((value) => (value < 0n ? -value : value))

function divisors(value: number): readonly Value[] {
  const found = new Set<number>()
  for (let divisor = 1; divisor * divisor <= value; divisor += 1)
    if (value % divisor === 0) found.add(divisor).add(value / divisor)
  return [...found].toSorted((a, b) => a - b).map(toFraction)
}

/** An approximate value becomes the fraction nearest to it. */
const asFraction = (value: Value): Fraction => (isRational(value) ? value : new Fraction(toNumber(value)))

const rounding = (
  round: (number: number) => number,
  roundFraction: (value: Fraction) => Fraction,
): Callable => {
  return (...inputs) => {
    const value = first(inputs)
    return isRational(value) ? roundFraction(value) : toFraction(toBigInt(round(toNumber(value))))
  }
}

/** The functions that proofs, logic rules and curves may use. CONTRIBUTING.md explains them to authors. */
export const functions: Readonly<Record<string, Callable>> = {
  abs: (...inputs) => {
    const value = first(inputs)
    return isRational(value) ? value.abs() : Math.abs(toNumber(value))
  },
  floor: rounding(Math.floor, (value) => value.floor()),
  ceil: rounding(Math.ceil, (value) => value.ceil()),
  round: (...inputs) => {
    const [, decimals] = inputs
    return asFraction(first(inputs)).round(decimals === undefined ? 0 : toInteger(decimals))
  },
  sqrt: (...inputs) => power(first(inputs), new Fraction(1, 2)),
  cbrt: (...inputs) => power(first(inputs), new Fraction(1, 3)),
  near: (...inputs) => toNumber(first(inputs)),
  factorial: (...inputs) => factorial(toInteger(first(inputs))),
  C: (n, k) => choose(toInteger(n), toInteger(k)),
  P: (n, k) => choose(toInteger(n), toInteger(k)).mul(factorial(toInteger(k))),
  gcd: (...inputs) => toFraction(positiveIntegers(inputs).reduce(commonDivisor, 0n)),
  lcm: (...inputs) =>
    toFraction(positiveIntegers(inputs).reduce((a, b) => (a * b) / commonDivisor(a, b), 1n)),
  mod: (a, b) => {
    const [x, y] = [asFraction(a), asFraction(b)]
    return x.sub(x.div(y).floor().mul(y))
  },
  min: (...inputs) => extreme(numbersIn(inputs), 1),
  max: (...inputs) => extreme(numbersIn(inputs), -1),
  sum: (...inputs) => numbersIn(inputs).reduce(add, toFraction(0)),
  mean: (...inputs) => mean(numbersIn(inputs)),
  median: (...inputs) => median(numbersIn(inputs)),
  std: (...inputs) => standardDeviation(numbersIn(inputs)),
  size: (...inputs) => toFraction(toList(first(inputs)).length),
  isInteger: (...inputs) => isInteger(first(inputs)),
  isPrime: (...inputs) => divisors(toInteger(first(inputs))).length === 2,
  divisors: (...inputs) => divisors(toInteger(first(inputs))),
  digits: (...inputs) => Array.from(String(toBigInt(first(inputs))), (digit) => toFraction(Number(digit))),
  count: (...inputs) => toFraction(valuesThatFit(inputs).length),
  only: (...inputs) => onlyOne(valuesThatFit(inputs)),
  filter: (...inputs) => valuesThatFit(inputs),
  largest: (...inputs) => extreme(valuesThatFit(inputs), -1),
  smallest: (...inputs) => extreme(valuesThatFit(inputs), 1),
  total: (range, term) =>
    toList(range)
      .map((value) => toCallable(term)(value))
      .reduce(add, toFraction(0)),
  pairs: (...inputs) => cartesianProduct(inputs.map(toList)),
  triples: (...inputs) => cartesianProduct(inputs.map(toList)),
  subsets: (list, size) => subsetsOf(toList(list), toInteger(size)),
  permutations: (...inputs) => permutationsOf(toList(first(inputs))),
}
