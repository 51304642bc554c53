import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyResult } from '../../../tests/support/arbitraries.ts'
import type { QuizResult } from '../../domain/history/result.ts'
import { resultFromRow } from '../formats/result-row.ts'
import { parseResults } from './parse-results.ts'

const good: QuizResult = {
  questionsCount: 25,
  correctAnswers: 10,
  incorrectAnswers: 10,
  skippedQuestions: 5,
  timeTaken: 600,
  date: '2026-11-05T14:00:00.000Z',
  sectionType: 'verbal',
}

/** A good row with one field spoiled, or any JSON at all that is no result. */
const badRow = fc
  .oneof(
    fc
      .tuple(anyResult, fc.constantFrom(...Object.keys(good)), fc.jsonValue({ maxDepth: 1 }))
      .map(([row, field, value]) => ({ ...row, [field]: value })),
    fc.jsonValue(),
  )
  .filter((row) => resultFromRow(row) === null)

const row = fc.oneof(
  anyResult.map((value) => ({ isGood: true, value })),
  badRow.map((value) => ({ isGood: false, value })),
)

describe('whatever the array holds', () => {
  test('no good row is lost, and no bad one either: it is kept as it was', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const { results, unreadable } = parseResults(JSON.stringify(rows.map(({ value }) => value)))
        const goodRows = rows.filter(({ isGood }) => isGood).map(({ value }) => value)
        const badRows = rows.filter(({ isGood }) => !isGood).map(({ value }) => value)
        expect(results).toEqual(goodRows)
        expect(unreadable).toBe(badRows.length === 0 ? null : JSON.stringify(badRows))
      }),
      { numRuns: 500 },
    )
  })

  test('any text at all is read without throwing, and what is no array is kept whole', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('', 'null', '{}', '[', '1'),
    )
    fc.assert(
      fc.property(text, (kept) => {
        const { results, unreadable } = parseResults(kept)
        if (!kept.trim().startsWith('['))
          expect({ results, unreadable }).toEqual({ results: [], unreadable: kept })
      }),
      { numRuns: 300 },
    )
  })

  test('a text cut off at any place is kept whole', () => {
    const whole = JSON.stringify([good, good])
    for (let end = 0; end < whole.length; end += 1)
      expect(parseResults(whole.slice(0, end))).toEqual({ results: [], unreadable: whole.slice(0, end) })
  })
})

test('a row nested deeper than anything can write again is kept, with the whole text', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const text = `[${JSON.stringify(good)},${deep}]`
  const { results, unreadable } = parseResults(text)
  expect(results).toEqual([good])
  expect(unreadable === text).toBe(true)
})

test('nothing kept is no results, and nothing unreadable', () => {
  expect(parseResults(null)).toEqual({ results: [], unreadable: null })
  expect(parseResults('[]')).toEqual({ results: [], unreadable: null })
})

test('fields we do not know are left out', () => {
  expect(resultFromRow({ ...good, note: 'x' })).toEqual(good)
})

test.each([
  ['a missing field', { ...good, timeTaken: undefined }],
  [
    'no questions',
    { ...good, questionsCount: 0, correctAnswers: 0, incorrectAnswers: 0, skippedQuestions: 0 },
  ],
  ['more answers than questions', { ...good, correctAnswers: 11 }],
  ['half an answer', { ...good, correctAnswers: 9.5 }],
  ['fewer than no answers', { ...good, skippedQuestions: -1 }],
  ['a number as text', { ...good, correctAnswers: '10' }],
  ['time before the start', { ...good, timeTaken: -1 }],
  ['endless time', { ...good, timeTaken: Infinity }],
  ['time that is no number', { ...good, timeTaken: Number.NaN }],
  ['a day that does not exist', { ...good, date: 'yesterday' }],
  ['a name that some browsers take for a date', { ...good, date: 'verbal-1' }],
  ['a day without a year', { ...good, date: 'Nov 5' }],
  ['a date that is a number', { ...good, date: 1793887200000 }],
  ['a date with markup in it', { ...good, date: '2026-01-01 (<script>)' }],
  ['a date with markup before it', { ...good, date: '<b>2026-01-01' }],
  ['a date with markup in brackets before it', { ...good, date: '(<b>) 2026-01-01' }],
  ['a date with a control character', { ...good, date: '2026-11-05T14:00:00.000Z\u0000' }],
  ['an endless date', { ...good, date: `2026-11-05${' '.repeat(40)}` }],
  ['an unknown section', { ...good, sectionType: 'constructor' }],
  ['a list', [good]],
  ['nothing', null],
  ['a text', JSON.stringify(good)],
])('%s is no result', (_, row) => {
  expect(resultFromRow(row)).toBeNull()
})

test('fewer answers than questions are a result, and so is a date as another program writes it', () => {
  expect(resultFromRow({ ...good, skippedQuestions: 0 })).not.toBeNull()
  expect(resultFromRow({ ...good, date: '2026-11-05T15:00:00+01:00' })).not.toBeNull()
  expect(resultFromRow({ ...good, date: 'Thu, 05 Nov 2026 14:00:00 GMT' })).not.toBeNull()
})
