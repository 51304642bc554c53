import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aboutNothing, lettered, singleQuestion } from '../../../tests/support/questions.ts'
import { choicesOf, noAnswer, type Question } from '../questions/question.ts'
import { isComplete, isRight } from './score-answer.ts'
import { rationalFrom } from './numeric.ts'

const single = singleQuestion('v1', 'b')
const several: Question = { ...aboutNothing, kind: 'several', choices: lettered('v1', 'abc', 'ac') }
const equivalence: Question = {
  ...aboutNothing,
  kind: 'equivalence',
  choices: lettered('v1', 'abcdef', 'be'),
}
const sentence: Question = { ...aboutNothing, kind: 'sentence', choices: lettered('v1', 'abcdefg', 'd') }
const comparison: Question = {
  ...aboutNothing,
  kind: 'comparison',
  quantities: [['x'], ['y']],
  choices: lettered('v1', 'abcd', 'd'),
}
const blanks: Question = {
  ...aboutNothing,
  kind: 'blanks',
  blanks: [lettered('v1', 'abc', 'a'), lettered('v1', 'def', 'e')],
}
const numeric: Question = { ...aboutNothing, kind: 'numeric', key: '3/4', unit: null, mistake: [] }
const all = [single, several, equivalence, sentence, comparison, blanks, numeric]

describe.each(all)('a question of the kind $kind', (question) => {
  const key =
    question.kind === 'numeric'
      ? ['0.75']
      : choicesOf(question)
          .filter((c) => c.isCorrect)
          .map((c) => c.id)

  test('is right with its key, and with nothing else that its choices can make', () => {
    expect([isComplete(question, key), isRight(question, key)]).toEqual([true, true])
    const ids = choicesOf(question).map(({ id }) => id)
    fc.assert(
      fc.property(fc.subarray(ids), (answer) => {
        expect(isRight(question, answer)).toBe(answer.join() === key.join())
      }),
    )
  })

  test('is not wrong while nothing is answered: it cannot be checked', () => {
    expect([isComplete(question, noAnswer), isRight(question, noAnswer)]).toEqual([false, false])
  })
})

test('a sentence equivalence asks for two, and a text with blanks for every blank', () => {
  expect(isComplete(equivalence, ['v1b'])).toBe(false)
  expect(isComplete(equivalence, ['v1b', 'v1e', 'v1f'])).toBe(false)
  expect(isComplete(blanks, ['v1a'])).toBe(false)
  expect(isComplete(blanks, ['v1a', 'v1f'])).toBe(true)
  expect(isComplete(blanks, ['v1a', 'v1b', 'v1f'])).toBe(false)
})

test('where several may be right any number can be checked, of the sentences of a text only one', () => {
  expect(isComplete(several, ['v1a'])).toBe(true)
  expect(isComplete(several, ['v1a', 'v1b', 'v1c'])).toBe(true)
  expect(isComplete(sentence, ['v1d', 'v1e'])).toBe(false)
})

const threeQuarters = ['0.75', '.75', '3/4', '6/8', ' 75 / 100 ', '0.750', '+.75', '+ .75', '1.5/2', '0 3/4']
const oddlyWritten = ['.9/1.2', '9.375/12.50', '.1875/.25', '3/4.', '0  3/4']

test.each([...threeQuarters, ...oddlyWritten])('%j is three quarters', (text) => {
  expect(isRight(numeric, [text])).toBe(true)
})

test.each(['75', '-3/4', '0.7', '4/3', '.74999999999999999999'])('%j is another number', (text) => {
  expect([isComplete(numeric, [text]), isRight(numeric, [text])]).toEqual([true, false])
})

const nonsense = ['', '.', '/', '3/', '/4', '3/0', 'three', '1e3', '1..2', '--3']
const apart = [
  '3 4/',
  '1 2',
  '1 2000',
  '1  200',
  '1.5 200',
  '3/1 2',
  '1 .5',
  '. 75',
  '1 2 3/4',
  '1 1.5/2',
  '1.5 1/2',
  '1 1/2.5',
  '1 1/2.',
  '2 3/0',
  '1 200/3',
  '1 200 3/4',
]

test.each([...nonsense, ...apart, '1 5/2', '1 2/2'])('%j is no number', (text) => {
  expect([isComplete(numeric, [text]), isRight(numeric, [text])]).toEqual([false, false])
})

test('thousands may be set apart by commas or spaces, and a minus may be a real one', () => {
  for (const text of ['1,250,000', '1 250 000', '1\u00a0250\u202f000', '+1 250 000'])
    expect(rationalFrom(text)).toEqual({ top: 1_250_000n, bottom: 1n })
  expect(rationalFrom('-1 200.5')).toEqual({ top: -12_005n, bottom: 10n })
  for (const minus of ['−', '–']) expect(rationalFrom(`${minus}12`)).toEqual({ top: -12n, bottom: 1n })
})

test.each(['0,500', '0,125', '01,000', '1234,567', '1.234,567', '1,2345', '1,,200', '0 000', '0 500'])(
  '%j sets no thousands apart, and is not read as if it did',
  (text) => {
    expect(rationalFrom(text)).toBeNull()
  },
)

test('digits as an East Asian keyboard gives them are digits', () => {
  expect(rationalFrom('−１２．５')).toEqual({ top: -125n, bottom: 10n })
  expect(rationalFrom('３／４')).toEqual({ top: 3n, bottom: 4n })
  expect(rationalFrom('－１，２００')).toEqual({ top: -1200n, bottom: 1n })
  expect(rationalFrom('＋３')).toEqual({ top: 3n, bottom: 1n })
})

const anySpace = fc.stringMatching(/^\s{0,2}$/)

test('a mixed number is the whole and the fraction together, wherever spaces stand', () => {
  const anyParts = fc.record({
    sign: fc.constantFrom('', '+', '-', '−'),
    whole: fc.nat(999),
    top: fc.nat(98),
    bottom: fc.integer({ min: 1, max: 99 }),
    spaces: fc.tuple(anySpace, anySpace, anySpace, anySpace, anySpace),
  })
  fc.assert(
    fc.property(anyParts, ({ sign, whole, top, bottom, spaces: [a, b, c, d, e] }) => {
      fc.pre(top < bottom)
      const mixed = `${a}${sign}${b}${whole} ${top}${c}/${d}${bottom}${e}`
      expect(isRight({ ...numeric, key: `${sign}${whole * bottom + top}/${bottom}` }, [mixed])).toBe(true)
    }),
  )
})

test('digits with a space between them are one number only if it is mixed, or set apart by thousands', () => {
  const anyDigits = fc.stringMatching(/^(\d{1,2}|\d{4})$/)
  fc.assert(
    fc.property(anyDigits, anyDigits, fc.stringMatching(/^\s{1,2}$/), (left, right, space) => {
      expect(rationalFrom(left + space + right)).toBeNull()
      expect(rationalFrom(`${left}.5${space}${right}/9999`)).toBeNull()
    }),
  )
})

test('a number is the same however it is written, and any text at all is read without throwing', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 99 }),
      (n, d, k) => {
        const question: Question = { ...numeric, key: `${n}/${d}` }
        expect(isRight(question, [`${n * k}/${d * k}`])).toBe(true)
        expect(isRight(question, [`${n + 1}/${d}`])).toBe(false)
      },
    ),
  )
  fc.assert(fc.property(fc.string(), (text) => void isRight(numeric, [text])))
})
