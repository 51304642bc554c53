import { expect, test } from 'vitest'
import Fraction from 'fraction.js'
import { areEqual, formatValue } from '../../../src/content/expressions/value.ts'
import { expressionOf, valueOfText } from './choice-value.ts'

test.each([
  ['12', '12'],
  ['−3', '-3'],
  ['0.25', '1/4'],
  ['3/4', '3/4'],
  ['1,250', '1250'],
  ['1,250,000 people', '1250000'],
  ['40%', '40'],
  ['$40\\%$', '40'],
  ['\\$1,200', '1200'],
  ['$\\$4.50$', '9/2'],
  ['12 square feet', '12'],
  ['$x = 7$', '7'],
  ['$\\frac{7}{2}$', '7/2'],
  ['$\\dfrac34$', '3/4'],
  ['$2\\frac{1}{3}$', '7/3'],
  ['$10\\frac{1}{2}$', '21/2'],
  ['$-12\\frac{1}{2}$', '-25/2'],
  ['$1{,}250\\frac{1}{2}$', '2501/2'],
  ['$1,250\\frac{1}{2}$', '2501/2'],
  // A fraction after an exponent is a factor, not the rest of a mixed number: 9 times 1/3.
  ['$3^2\\frac{1}{3}$', '3'],
  ['$-\\frac{1}{2}$', '-1/2'],
  ['$\\frac{\\frac{1}{2}}{3}$', '1/6'],
  ['$2^{10}$', '1024'],
  ['$3 \\times 10^{-2}$', '3/100'],
  ['$12{,}000$', '12000'],
  ['$\\sqrt{16}$', '4'],
  ['$\\sqrt[3]{27}$', '3'],
  ['$|-5|$', '5'],
  ['$60^\\circ$', '60'],
  ['60°', '60'],
  ['$5\\text{ cm}$', '5'],
])('reads %s as %s', (text, value) => {
  expect(formatValue(valueOfText(text))).toBe(value)
})

test('pi and irrational roots are approximate', () => {
  expect(areEqual(valueOfText('$4\\pi$'), 4 * Math.PI)).toBe(true)
  expect(areEqual(valueOfText('$3\\sqrt{2}$'), 3 * Math.SQRT2)).toBe(true)
})

test('letters take their values from the scope', () => {
  expect(formatValue(valueOfText('$\\frac{n+1}{2}$', new Map([['n', new Fraction(4)]])))).toBe('5/2')
})

test('a comma before a mixed number separates two numbers', () => {
  expect(expressionOf('$[1,10\\frac{1}{2}]$')).toBe('[1,(10+1/2)]')
})

test('keeps a condition as a condition', () => {
  expect(expressionOf('$x \\leq 3$')).toBe('x <= 3')
  expect(expressionOf('$x \\ge 3$')).toBe('x >= 3')
})

test.each(['none', 'It cannot be determined', '$n$', '', '$3$ and $4$'])(
  'throws for "%s", which has no value',
  (text) => {
    expect(() => valueOfText(text)).toThrow(
      `the value of the choice "${text}" cannot be read from its text; add a \`value\` to the choice`,
    )
  },
)
