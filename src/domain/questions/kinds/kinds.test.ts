import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionDefaults, makeChoices, singleQuestion } from '../../../../tests/support/questions.ts'
import { noAnswer, type Question } from '../question.ts'
import { parseRational } from '../rational.ts'
import { choicesOf, isComplete, isRight, missing, wordsInBlanks } from './kinds.ts'

const single = singleQuestion('v1', 'b')
const several: Question = { ...questionDefaults, kind: 'several', choices: makeChoices('v1', 'abc', 'ac') }
const equivalence: Question = {
  ...questionDefaults,
  kind: 'equivalence',
  choices: makeChoices('v1', 'abcdef', 'be'),
}
const sentence: Question = {
  ...questionDefaults,
  kind: 'sentence',
  choices: makeChoices('v1', 'abcdefg', 'd'),
  paragraphs: [4, 3],
}
const comparison: Question = {
  ...questionDefaults,
  kind: 'comparison',
  quantities: [['x'], ['y']],
  choices: makeChoices('v1', 'abcd', 'd'),
}
const blanks: Question = {
  ...questionDefaults,
  kind: 'blanks',
  blanks: [makeChoices('v1', 'abc', 'a'), makeChoices('v1', 'def', 'e')],
}
const numeric: Question = { ...questionDefaults, kind: 'numeric', key: '3/4', unit: null, mistake: [] }
const all = [single, several, equivalence, sentence, comparison, blanks, numeric]

describe.each(all)('a $kind question', (question) => {
  const key =
    question.kind === 'numeric'
      ? ['0.75']
      : choicesOf(question)
          .filter((c) => c.isCorrect)
          .map((c) => c.id)

  test('is right with its key, and with no other combination of its choices', () => {
    expect([isComplete(question, key), isRight(question, key)]).toEqual([true, true])
    const ids = choicesOf(question).map(({ id }) => id)
    fc.assert(
      fc.property(fc.subarray(ids), (answer) => {
        expect(isRight(question, answer)).toBe(answer.join() === key.join())
      }),
    )
  })

  test('is incomplete without an answer', () => {
    expect([isComplete(question, noAnswer), isRight(question, noAnswer)]).toEqual([false, false])
  })
})

test('sentence equivalence needs two choices, and text completion one for every blank', () => {
  expect(isComplete(equivalence, ['v1b'])).toBe(false)
  expect(isComplete(equivalence, ['v1b', 'v1e', 'v1f'])).toBe(false)
  expect(isComplete(blanks, ['v1a'])).toBe(false)
  expect(isComplete(blanks, ['v1a', 'v1f'])).toBe(true)
  expect(isComplete(blanks, ['v1a', 'v1b', 'v1f'])).toBe(false)
})

test('says what an answer still needs', () => {
  const needs: readonly (readonly [Question, readonly string[], string | null])[] = [
    [single, [], 'Choose one answer'],
    [single, ['v1a'], null],
    [comparison, [], 'Choose one answer'],
    [several, [], 'Choose one or more'],
    [equivalence, [], 'Choose exactly two'],
    [equivalence, ['v1a'], 'Choose one more'],
    [equivalence, ['v1a', 'v1b', 'v1c'], '3 chosen. Choose exactly two'],
    [sentence, [], 'Choose a sentence'],
    [blanks, [], '2 blanks left'],
    [blanks, ['v1f'], '1 blank left'],
    [blanks, ['v1a', 'v1f'], null],
    [numeric, [' '], 'Type a number'],
    [numeric, ['3/'], 'Not a number yet'],
    [numeric, ['3/4'], null],
  ]
  for (const [question, answer, text] of needs) expect(missing(question, answer)).toBe(text)
})

test('text completion has the chosen words in the blanks of its text, and no other kind has', () => {
  expect(wordsInBlanks(blanks, ['v1f'])).toEqual([
    { chosen: null, right: 'a', longest: 'a' },
    { chosen: 'f', right: 'e', longest: 'd' },
  ])
  const pairs: Question = {
    ...single,
    text: ['So (i) _____ and (ii) _____.'],
    choices: single.choices.map((choice) => ({ ...choice, text: [`${choice.id} … long ${choice.id}`] })),
  }
  expect(wordsInBlanks(pairs, ['v1a'])).toEqual([
    { chosen: 'v1a', right: 'v1b', longest: 'v1a' },
    { chosen: 'long v1a', right: 'long v1b', longest: 'long v1a' },
  ])
  const others = [several, equivalence, sentence, comparison, numeric, { ...single, topic: 'logic' }]
  for (const question of others) expect(wordsInBlanks(question, [])).toBeNull()
})

test('one-or-more questions accept any number of choices, and select-a-sentence only one', () => {
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

const invalidNumbers = ['', '.', '/', '3/', '/4', '3/0', 'three', '1e3', '1..2', '--3']
const misplacedSpaces = [
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

test.each([...invalidNumbers, ...misplacedSpaces, '1 5/2', '1 2/2'])('%j is not a number', (text) => {
  expect([isComplete(numeric, [text]), isRight(numeric, [text])]).toEqual([false, false])
})

test('thousands may be separated by commas or spaces, and typographic minus signs are accepted', () => {
  for (const text of ['1,250,000', '1 250 000', '1\u00a0250\u202f000', '+1 250 000'])
    expect(parseRational(text)).toEqual({ numerator: 1_250_000n, denominator: 1n })
  expect(parseRational('-1 200.5')).toEqual({ numerator: -12_005n, denominator: 10n })
  for (const minus of ['−', '–'])
    expect(parseRational(`${minus}12`)).toEqual({ numerator: -12n, denominator: 1n })
})

test.each(['0,500', '0,125', '01,000', '1234,567', '1.234,567', '1,2345', '1,,200', '0 000', '0 500'])(
  '%j has misplaced thousands separators and is not a number',
  (text) => {
    expect(parseRational(text)).toBeNull()
  },
)

test('full-width characters of East Asian keyboards are accepted', () => {
  expect(parseRational('−１２．５')).toEqual({ numerator: -125n, denominator: 10n })
  expect(parseRational('３／４')).toEqual({ numerator: 3n, denominator: 4n })
  expect(parseRational('－１，２００')).toEqual({ numerator: -1200n, denominator: 1n })
  expect(parseRational('＋３')).toEqual({ numerator: 3n, denominator: 1n })
})

const anySpace = fc.stringMatching(/^\s{0,2}$/)

test('a mixed number is the sum of its whole number and its fraction, with or without extra spaces', () => {
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

test('digits with a space between them are a number only if mixed or separated by thousands', () => {
  const anyDigits = fc.stringMatching(/^(\d{1,2}|\d{4})$/)
  fc.assert(
    fc.property(anyDigits, anyDigits, fc.stringMatching(/^\s{1,2}$/), (left, right, space) => {
      expect(parseRational(left + space + right)).toBeNull()
      expect(parseRational(`${left}.5${space}${right}/9999`)).toBeNull()
    }),
  )
})

test('equal fractions are the same number, and no text throws', () => {
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
