import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAttempts } from '../../../tests/support/arbitraries.ts'
import { latestVerdicts, tallyOf, type Attempt, type AttemptHistory } from './attempt.ts'

function attempt(question: string, right: boolean, at: string): Attempt {
  return { id: `${question}${at}`, question, answer: [], right, seconds: 1, at, where: { kind: 'page' } }
}

function asOf2027(entries: readonly Attempt[]): AttemptHistory {
  return { entries, asOf: Date.UTC(2027, 0) }
}

test('latestVerdicts uses the newest attempt, whatever the order of the log', () => {
  const wrong = attempt('v1', false, '2026-01-01T10:00:00.000Z')
  const right = attempt('v1', true, '2026-01-02T10:00:00.000Z')
  expect(latestVerdicts(asOf2027([wrong, right])).get('v1')).toBe('right')
  expect(latestVerdicts(asOf2027([right, wrong])).get('v1')).toBe('right')
})

test('latestVerdicts uses the later log entry if two attempts have the same time', () => {
  const at = '2026-01-01T10:00:00.000Z'
  expect(latestVerdicts(asOf2027([attempt('v1', true, at), attempt('v1', false, at)])).get('v1')).toBe(
    'wrong',
  )
})

test('latestVerdicts compares times, not date strings in different time zones', () => {
  const earlier = attempt('v1', false, '2026-01-02T01:00:00+05:00')
  const later = attempt('v1', true, '2026-01-01T23:00:00.000Z')
  expect(latestVerdicts(asOf2027([later, earlier])).get('v1')).toBe('right')
})

test('an attempt dated in the future counts as older than all others, and is used only if there is no other', () => {
  const inFuture = attempt('v1', false, '2027-11-23T10:00:00.000Z')
  const inPast = attempt('v1', true, '2026-11-23T10:00:00.000Z')
  expect(latestVerdicts(asOf2027([inFuture, inPast])).get('v1')).toBe('right')
  expect(latestVerdicts(asOf2027([inPast, inFuture])).get('v1')).toBe('right')
  expect(latestVerdicts(asOf2027([inFuture])).get('v1')).toBe('wrong')
  const furtherInFuture = attempt('v1', true, '2027-12-23T10:00:00.000Z')
  expect(latestVerdicts(asOf2027([inFuture, furtherInFuture])).get('v1')).toBe('right')
  expect(latestVerdicts(asOf2027([furtherInFuture, inFuture])).get('v1')).toBe('right')
})

test('latestVerdicts leaves out a question without attempts', () => {
  expect(latestVerdicts(asOf2027([])).get('v1')).toBeUndefined()
})

test('latestVerdicts has exactly the attempted questions', () => {
  fc.assert(
    fc.property(anyAttempts, (attempts) => {
      const verdicts = latestVerdicts(asOf2027(attempts))
      expect(new Set(verdicts.keys())).toEqual(new Set(attempts.map(({ question }) => question)))
    }),
  )
})

test('tallyOf counts the answered questions, and those that were right', () => {
  const at = '2026-01-01T10:00:00.000Z'
  const verdicts = latestVerdicts(
    asOf2027([attempt('v1', true, at), attempt('v2', false, at), attempt('v3', true, at)]),
  )
  expect(tallyOf(['v1', 'v2', 'v4'], verdicts)).toEqual({ answered: 2, right: 1 })
  expect(tallyOf([], verdicts)).toEqual({ answered: 0, right: 0 })
})

test('an attempt made exactly at asOf is not in the future', () => {
  const before = attempt('v1', false, '2026-11-23T10:00:00.000Z')
  const now = attempt('v1', true, '2026-11-23T10:00:01.000Z')
  expect(latestVerdicts({ entries: [now, before], asOf: Date.parse(now.at) }).get('v1')).toBe('right')
})
