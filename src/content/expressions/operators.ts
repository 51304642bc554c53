import Fraction from 'fraction.js'
import { add, divide, functions, multiply, power } from './functions.ts'
import { areEqual, isRational, order, show, toBoolean, toCallable, toNumber, type Value } from './value.ts'

const minusOne = new Fraction(-1)

/** What an operator, by the name the parser gives it, makes of two values. */
export function operate(name: string, a: Value, b: Value): Value {
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
      return compare(name, a, b)
  }
}

export function operateOnOne(name: string, value: Value): Value {
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
      throw new Error(`"${name}" is not something a proof may say`)
  }
}

export function compare(name: string, a: Value, b: Value): boolean {
  switch (name) {
    case 'equal':
      return areEqual(a, b)
    case 'unequal':
      return !areEqual(a, b)
    case 'smaller':
      return order(a, b) < 0
    case 'smallerEq':
      return order(a, b) <= 0
    case 'larger':
      return order(a, b) > 0
    case 'largerEq':
      return order(a, b) >= 0
    default:
      throw new Error(`"${name}" is not something a proof may say`)
  }
}

/** From one number to another, both included. */
export function rangeOf(start: Value, end: Value, step: Value): readonly Value[] {
  const values: Value[] = []
  if (order(step, new Fraction(0)) <= 0 || order(start, end) > 0)
    throw new Error(`There is nothing from ${show(start)} to ${show(end)} by ${show(step)}`)
  for (let value = start; order(value, end) <= 0; value = add(value, step)) {
    values.push(value)
    if (values.length > 200_000) throw new Error(`The range from ${show(start)} to ${show(end)} is too long`)
  }
  return values
}
