import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyResult } from '../../../tests/support/arbitraries.ts'
import type { QuizResult } from '../../domain/history/result.ts'
import { resultFromRow } from '../formats/result-row.ts'
import { parseResults } from './parse-results.ts'

const valid: QuizResult = {
  questionsCount: 25,
  correctAnswers: 10,
  incorrectAnswers: 10,
  skippedQuestions: 5,
  timeTaken: 600,
  date: '2026-11-05T14:00:00.000Z',
  sectionType: 'verbal',
}

/** A valid row with one field replaced, or any other JSON that is not a result. */
const invalidRow = fc
  .oneof(
    fc
      .tuple(anyResult, fc.constantFrom(...Object.keys(valid)), fc.jsonValue({ maxDepth: 1 }))
      .map(([row, field, value]) => ({ ...row, [field]: value })),
    fc.jsonValue(),
  )
  .filter((row) => resultFromRow(row) === null)

const row = fc.oneof(
  anyResult.map((value) => ({ isValid: true, value })),
  invalidRow.map((value) => ({ isValid: false, value })),
)

describe('parseResults of any text', () => {
  test('valid rows are returned, and invalid ones are returned unchanged as text', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const { results, unreadable } = parseResults(JSON.stringify(rows.map(({ value }) => value)))
        const validRows = rows.filter(({ isValid }) => isValid).map(({ value }) => value)
        const invalidRows = rows.filter(({ isValid }) => !isValid).map(({ value }) => value)
        expect(results).toEqual(validRows)
        expect(unreadable).toBe(invalidRows.length === 0 ? null : JSON.stringify(invalidRows))
      }),
      { numRuns: 500 },
    )
  })

  test('no text throws, and text that is not an array is returned whole', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('', 'null', '{}', '[', '1'),
    )
    fc.assert(
      fc.property(text, (stored) => {
        const { results, unreadable } = parseResults(stored)
        if (!stored.trim().startsWith('['))
          expect({ results, unreadable }).toEqual({ results: [], unreadable: stored })
      }),
      { numRuns: 300 },
    )
  })

  test('a truncated text is returned whole', () => {
    const whole = JSON.stringify([valid, valid])
    for (let end = 0; end < whole.length; end += 1)
      expect(parseResults(whole.slice(0, end))).toEqual({ results: [], unreadable: whole.slice(0, end) })
  })
})

test('if a row is nested too deeply to be serialized, the whole text is returned', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const text = `[${JSON.stringify(valid)},${deep}]`
  const { results, unreadable } = parseResults(text)
  expect(results).toEqual([valid])
  expect(unreadable === text).toBe(true)
})

test('a missing or empty array has no results, and nothing unreadable', () => {
  expect(parseResults(null)).toEqual({ results: [], unreadable: null })
  expect(parseResults('[]')).toEqual({ results: [], unreadable: null })
})

test('unknown fields are dropped', () => {
  expect(resultFromRow({ ...valid, note: 'x' })).toEqual(valid)
})

test.each([
  ['a missing field', { ...valid, timeTaken: undefined }],
  [
    'no questions',
    { ...valid, questionsCount: 0, correctAnswers: 0, incorrectAnswers: 0, skippedQuestions: 0 },
  ],
  ['more answers than questions', { ...valid, correctAnswers: 11 }],
  ['half an answer', { ...valid, correctAnswers: 9.5 }],
  ['a negative count', { ...valid, skippedQuestions: -1 }],
  ['a number as text', { ...valid, correctAnswers: '10' }],
  ['negative time', { ...valid, timeTaken: -1 }],
  ['infinite time', { ...valid, timeTaken: Infinity }],
  ['time that is not a number', { ...valid, timeTaken: Number.NaN }],
  ['a date that cannot be parsed', { ...valid, date: 'yesterday' }],
  ['a word that some browsers accept as a date', { ...valid, date: 'verbal-1' }],
  ['a day without a year', { ...valid, date: 'Nov 5' }],
  ['a date that is a number', { ...valid, date: 1793887200000 }],
  ['a date with markup in it', { ...valid, date: '2026-01-01 (<script>)' }],
  ['a date with markup before it', { ...valid, date: '<b>2026-01-01' }],
  ['a date with markup in brackets before it', { ...valid, date: '(<b>) 2026-01-01' }],
  ['a date with a control character', { ...valid, date: '2026-11-05T14:00:00.000Z\u0000' }],
  ['a date that is too long', { ...valid, date: `2026-11-05${' '.repeat(40)}` }],
  ['an unknown section', { ...valid, sectionType: 'constructor' }],
  ['a list', [valid]],
  ['null', null],
  ['a string', JSON.stringify(valid)],
])('%s is not a result', (_, row) => {
  expect(resultFromRow(row)).toBeNull()
})

test('fewer answers than questions, and dates in other formats, are valid', () => {
  expect(resultFromRow({ ...valid, skippedQuestions: 0 })).not.toBeNull()
  expect(resultFromRow({ ...valid, date: '2026-11-05T15:00:00+01:00' })).not.toBeNull()
  expect(resultFromRow({ ...valid, date: 'Thu, 05 Nov 2026 14:00:00 GMT' })).not.toBeNull()
})
