import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import {
  displayOf,
  hasMemory,
  newCalculator,
  press,
  transferText,
  type Calculator,
  type CalculatorKey,
} from './calculator.ts'

const keys: readonly CalculatorKey[] = [
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '+', '−', '×', '÷', '(', ')', '='] as const),
  ...(['±', '√', 'CE', 'MR', 'MC', 'M+', 'C'] as const),
]

/** Presses keys written with spaces, or one after another for a number: '12 + 3 ='. */
function after(text: string, start: Calculator = newCalculator): Calculator {
  const pressed = text.split(' ').flatMap((word): readonly CalculatorKey[] => {
    const key = keys.find((each) => each === word)
    return key ? [key] : word.split('').flatMap((letter) => keys.find((each) => each === letter) ?? [])
  })
  return pressed.reduce(press, start)
}

test.each([
  ['2 + 3 × 4 =', '14'],
  ['1 + 2 × 4 =', '9'],
  ['2 × 3 + 4 =', '10'],
  ['20 − 8 ÷ 4 − 1 =', '17'],
  ['( 2 + 3 ) × 4 =', '20'],
  ['2 × ( 3 + 4 =', '14'],
  ['12 ÷ ( 1 + 2 ) =', '4'],
  ['0.1 + 0.2 =', '0.3'],
  ['1 ÷ 3 =', '0.3333333'],
  ['2 ÷ 3 =', '0.6666667'],
  ['1 ÷ 3 × 3 =', '1'],
  ['9 √', '3'],
  ['2 √', '1.4142136'],
  ['16 + 9 √ =', '19'],
  ['5 ± + 8 =', '3'],
  ['5 ±', '−5'],
  ['7 + =', '7'],
  ['7 + × 3 =', '21'],
  ['2 + 3 = 4', '4'],
  ['2 + 3 = × 4 =', '20'],
  ['12345678 9', '12,345,678'],
  ['1.50', '1.50'],
  ['1.50 =', '1.5'],
  ['99999999 + 1 =', 'ERROR'],
  ['99999999 + 0.4 =', '99,999,999'],
  ['99999999 × 99999999 ÷ 99999999 =', 'ERROR'],
  ['8 ÷ 0 =', 'ERROR'],
  ['9 ± √', 'ERROR'],
  ['1 ÷ 99999999 ÷ 99 =', '0'],
  ['5 ) 3', '53'],
  ['( ( 2 + 3 ) =', '5'],
  ['8 − 8 = ±', '0'],
])('%s shows %s', (text, display) => {
  expect(displayOf(after(text))).toBe(display)
})

test('after an operator the display shows what is computed so far', () => {
  expect(displayOf(after('2 × 3 +'))).toBe('6')
  expect(displayOf(after('2 + 3 ×'))).toBe('3')
  expect(displayOf(after('2 + 3 × 4 −'))).toBe('14')
})

test('in an error only C works, and it keeps the memory', () => {
  const error = after('5 M+ 8 ÷ 0 =')
  for (const key of keys.filter((each) => each !== 'C')) expect(press(error, key)).toBe(error)
  expect(displayOf(after('C MR', error))).toBe('5')
})

test('CE clears the number that is typed, and C everything but the memory', () => {
  expect(displayOf(after('7 + 5 CE 2 ='))).toBe('9')
  expect(displayOf(after('3 M+ 7 + 5 C 2 ='))).toBe('2')
  expect(hasMemory(after('3 M+ C'))).toBe(true)
  expect(hasMemory(after('3 M+ MC'))).toBe(false)
})

test('M+ adds what is shown, and MR brings the sum back into the calculation', () => {
  expect(displayOf(after('4 M+ 5 M+ 2 × MR ='))).toBe('18')
})

test('what is transferred is what is shown, without commas', () => {
  expect(transferText(after('1234.5 ×'))).toBe('1234.5')
  expect(transferText(after('1 ÷ 3 ± ='))).toBe('-0.3333333')
  expect(transferText(after('1 ÷ 0 ='))).toBeNull()
})

type Term = Readonly<{ keys: string; value: Fraction }>

const anyNumber: fc.Arbitrary<Term> = fc
  .tuple(fc.nat(9999), fc.nat(99), fc.boolean())
  .map(([whole, hundredths, hasDecimals]) => {
    const text = hasDecimals ? `${whole}.${String(hundredths).padStart(2, '0')}` : String(whole)
    return { keys: text, value: new Fraction(text) }
  })

const operators = ['+', '−', '×', '÷'] as const

/** A number, an operator, a number and so on. */
type Chain = Readonly<{ first: Term; rest: readonly (readonly [(typeof operators)[number], Term])[] }>

const chainOf = (term: fc.Arbitrary<Term>, maxLength: number): fc.Arbitrary<Chain> =>
  fc.record({
    first: term,
    rest: fc.array(fc.tuple(fc.constantFrom(...operators), term), { maxLength }),
  })

/** The value by school rules: products first, then sums. Null if a step leaves the calculator's range. */
function exact({ first, rest }: Chain): Fraction | null {
  const isInRange = (value: Fraction): boolean => value.abs().compare('99999999.4') <= 0
  const sums: Fraction[] = [first.value]
  for (const [operator, { value }] of rest) {
    const last = sums.at(-1) ?? value
    if (operator === '+') sums.push(value)
    else if (operator === '−') sums.push(value.neg())
    else {
      if (operator === '÷' && value.equals(0)) return null
      sums[sums.length - 1] = operator === '×' ? last.mul(value) : last.div(value)
    }
    if (!sums.every(isInRange)) return null
  }
  let total = new Fraction(0)
  for (const sum of sums) {
    total = total.add(sum)
    if (!isInRange(total)) return null
  }
  return total
}

function keysOf({ first, rest }: Chain): string {
  return [first.keys, ...rest.flatMap(([operator, term]) => [operator, term.keys])].join(' ')
}

const anyGroup: fc.Arbitrary<Term> = chainOf(anyNumber, 3)
  .map((chain) => ({ keys: `( ${keysOf(chain)} )`, value: exact(chain) }))
  .filter((term): term is Term => term.value !== null)

test('10,000 random calculations agree with exact fractions, as far as eight digits show', () => {
  fc.assert(
    fc.property(chainOf(fc.oneof(anyNumber, anyGroup), 5), (chain) => {
      const value = exact(chain)
      fc.pre(value !== null)
      const shown = displayOf(after(`${keysOf(chain)} =`))
      const number = new Fraction(shown.replaceAll(',', '').replace('−', '-'))
      const decimals = shown.split('.')[1]?.length ?? 0
      const digits = shown.replace(/\D/g, '').length
      // A number shown in full may have had zeros cut off, so the bound is that of all eight digits.
      const places = decimals + (8 - digits)
      const bound = new Fraction(1)
        .div(10 ** places)
        .div(2)
        .add('0.000000000001')
      expect(value.sub(number).abs().compare(bound)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 10_000 },
  )
})

test('no keys, in any order, break it: the display has at most eight digits, or says ERROR', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 60 }), (pressed) => {
      const display = displayOf(pressed.reduce(press, newCalculator))
      expect(display).toMatch(/^(ERROR|−?[\d,]+(\.\d*)?)$/)
      expect(display.replace(/\D/g, '').length).toBeLessThanOrEqual(8)
    }),
  )
})
