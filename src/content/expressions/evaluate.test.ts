import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { functions } from './functions.ts'
import { formatValue } from './value.ts'

test.each([
  // fractions
  ['1/3 + 1/6', '1/2'],
  ['0.1 + 0.2', '3/10'],
  ['-(3 - 5) * +2', '4'],
  ['2 / 3 / 4', '1/6'],
  // powers and roots
  ['2^10', '1024'],
  ['2^-2', '1/4'],
  ['-2^2', '-4'],
  ['2^3^2', '512'],
  ['(4/9)^(3/2)', '8/27'],
  ['8^(-1/3)', '1/2'],
  ['sqrt(49)', '7'],
  ['cbrt(-8)', '-2'],
  ['5!', '120'],
  // comparisons
  ['1/3 == 2/6', 'true'],
  ['1 < 2 < 2', 'false'],
  ['3 >= 3 and not (2 != 2)', 'true'],
  ['1 > 2 or 2 <= 1', 'false'],
  ['sqrt(2)^2 == 2', 'true'],
  ['2 > 1 ? 10 : 20', '10'],
  // functions
  ['abs(-3/2)', '3/2'],
  ['floor(-3/2)', '-2'],
  ['ceil(-3/2)', '-1'],
  ['round(2.345, 2)', '47/20'],
  ['C(5, 2)', '10'],
  ['C(2, 5)', '0'],
  ['P(5, 2)', '20'],
  ['factorial(0)', '1'],
  ['gcd(12, 18, 8)', '2'],
  ['lcm(4, 6)', '12'],
  ['mod(-7, 3)', '2'],
  ['min(3, 1, 2)', '1'],
  ['max([3, 1, 2])', '3'],
  ['sum(1:4)', '10'],
  ['mean(1, 2)', '3/2'],
  ['median([5, 1, 3])', '3'],
  ['median(1, 2, 3, 4)', '5/2'],
  ['std(2, 4, 4, 4, 5, 5, 7, 9)', '2'],
  ['divisors(12)', '[1, 2, 3, 4, 6, 12]'],
  ['digits(507)', '[5, 0, 7]'],
  ['isPrime(7)', 'true'],
  ['isPrime(1)', 'false'],
  ['isInteger(4/2)', 'true'],
  ['size(0:1/2:2)', '5'],
  ['[4, 5, 6][2]', '5'],
  // brute force
  ['count(1:100, f(x) = mod(x, 3) == 0)', '33'],
  ['only(1:9, f(x) = x^2 == 16)', '4'],
  ['largest(1:9, f(x) = mod(x, 4) == 0)', '8'],
  ['smallest(1:9, f(x) = mod(x, 4) == 0)', '4'],
  ['filter(1:5, f(x) = x > 3)', '[4, 5]'],
  ['total(1:3, f(x) = x^2)', '14'],
  ['count(pairs(1:6, 1:6), f(p) = p[1] + p[2] == 7)', '6'],
  ['size(triples(1:2, 1:2, 1:2))', '8'],
  ['size(subsets([1, 2, 3], 2))', '3'],
  ['size(permutations([1, 2, 3]))', '6'],
  ['n = 3; n^2', '9'],
  // numbers of any size
  ['mod(7^50, 10)', '9'],
  ['mod(10^20 + 1, 3)', '2'],
  ['mod(7/2, 1)', '1/2'],
  ['isInteger(10^17/3)', 'false'],
  ['isInteger(10^30)', 'true'],
  ['gcd(2^60 + 1, 2^60)', '1'],
  ['gcd(-12, 18)', '6'],
  ['lcm(2^60 + 1, 2)', '2305843009213693954'],
  ['round(10^20 + 1/2)', '100000000000000000001'],
  ['round(10^20/3, 1)', '333333333333333333333/10'],
  ['sum(digits(2^100))', '115'],
  ['sqrt((10^20 + 1)^2)', '100000000000000000001'],
  ['cbrt(-(10^20 + 1)^3)', '-100000000000000000001'],
  ['(10^400)^(1/2) == 10^200', 'true'],
  ['isPrime(2^31 - 1)', 'true'],
  ['divisors(36)', '[1, 2, 3, 4, 6, 9, 12, 18, 36]'],
])('evaluates %s to %s', (expression, value) => {
  expect(formatValue(evaluate(expression))).toBe(value)
})

test('irrational results are approximate', () => {
  expect(evaluate('sqrt(2)')).toBeCloseTo(Math.SQRT2, 12)
  expect(evaluate('2 * pi')).toBeCloseTo(2 * Math.PI, 12)
  expect(evaluate('2^0.333333333')).toBeCloseTo(Math.pow(2, 0.333333333), 12)
  expect(evaluate('round(pi, 2)')).toEqual(evaluate('157/50'))
  expect(evaluate('isInteger(pi)')).toBe(false)
})

test.each([
  ['1 / 0', '1 is divided by zero'],
  ['sqrt(-1)', '-1 has no real root of degree 2'],
  ['(-pi)^(1/2)', 'is not a real number'],
  ['x + 1', 'Unknown name: x'],
  ['1.5!', '3/2 is not a whole number'],
  ['not 3', '3 is neither true nor false'],
  ['true + 1', 'true is not a number'],
  ['sum([])[1]', '0 is not a list'],
  ['[1, 2][3]', 'The list has 2 items and no item 3'],
  ['only(1:3, f(x) = x > 3)', 'No value satisfies the condition'],
  ['only(1:3, f(x) = x > 1)', '2 satisfy the condition, first 2, 3'],
  ['largest(1:3, f(x) = x > 3)', 'No value satisfies the condition'],
  ['count(1:3)', 'A range and a condition are needed'],
  ['abs()', 'A function was called without a value'],
  ['median([])', 'median() of an empty list'],
  ['mean([])', 'mean() of an empty list'],
  ['1:300000', 'has more than 200,000 values'],
  ['10:1', 'The range from 10 to 1 in steps of 1 is empty'],
  ['1:-1:10', 'The range from 1 to 10 in steps of -1 is empty'],
  ['factorial(-3)', 'factorial() of the negative number -3'],
  ['isPrime(2^53 + 1)', '9007199254740993 is larger than the largest safe integer'],
  ['gcd(10^17 * pi, 2)', 'is approximate and too large to tell whether it is a whole number'],
  ['isInteger(10^17 * pi)', 'is approximate and too large to tell whether it is a whole number'],
  ['floor(10^17 * pi)', 'is approximate and too large to tell whether it is a whole number'],
  ['9007199254740993', 'is too long to be read exactly'],
  ["1'", 'is not allowed in an expression'],
  ['3 & 4', 'is not allowed in an expression'],
])('%s throws "%s"', (expression, message) => {
  expect(() => evaluate(expression)).toThrow(message)
})

test('CONTRIBUTING.md lists every function that a proof may use', () => {
  const [, proofs = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('### Proofs')
  const [section = ''] = proofs.split('\n### ')
  const code = [...section.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside).join(' ')
  const listed = new Set(code.match(/[A-Za-z]+/g))
  expect(Object.keys(functions).filter((name) => !listed.has(name))).toEqual([])
})
