import Fraction from 'fraction.js'
import { add, divide, functions, multiply, power } from './functions.ts'
import {
  areEqual,
  compareValues,
  formatValue,
  isRational,
  toBoolean,
  toCallable,
  toNumber,
  type Value,
} from './value.ts'

const minusOne = new Fraction(-1)

/** Applies an operator to two values. The names are those of the mathjs parser. */
export function applyOperator(name: string, a: Value, b: Value): Value {
  switch (name) {
    case 'add':
      return add(a, b)
    case 'subtract':
      return isRational(a) && isRational(b) ? a.sub(b) : toNumber(a) - toNumber(b)
    case 'multiply':
      return multiply(a, b)
    case 'divide':
      return divide(a, b)
    case 'pow':
      return power(a, b)
    default:
      return applyComparison(name, a, b)
  }
}

export function applyUnaryOperator(name: string, value: Value): Value {
  switch (name) {
    case 'unaryMinus':
      return multiply(value, minusOne)
    case 'unaryPlus':
      return value
    case 'factorial':
      return toCallable(functions['factorial'] ?? NaN)(value)
    case 'not':
      return !toBoolean(value)
    default:
      throw new Error(`The operator "${name}" is not allowed in an expression`)
  }
}

export function applyComparison(name: string, a: Value, b: Value): boolean {
  switch (name) {
    case 'equal':
      return areEqual(a, b)
    case 'unequal':
      return !areEqual(a, b)
    case 'smaller':
      return compareValues(a, b) < 0
    case 'smallerEq':
      return compareValues(a, b) <= 0
    case 'larger':
      return compareValues(a, b) > 0
    case 'largerEq':
      return compareValues(a, b) >= 0
    default:
      throw new Error(`The operator "${name}" is not allowed in an expression`)
  }
}

/** The numbers from start to end, both included. */
export function rangeOf(start: Value, end: Value, step: Value): readonly Value[] {
  const values: Value[] = []
  if (compareValues(step, new Fraction(0)) <= 0 || compareValues(start, end) > 0)
    throw new Error(
      `The range from ${formatValue(start)} to ${formatValue(end)} in steps of ${formatValue(step)} is empty`,
    )
  for (let value = start; compareValues(value, end) <= 0; value = add(value, step)) {
    values.push(value)
    if (values.length > 200_000)
      throw new Error(
        `The range from ${formatValue(start)} to ${formatValue(end)} has more than 200,000 values`,
      )
  }
  return values
}
