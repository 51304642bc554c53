import { expect, test } from 'vitest'
import { problemOf, shiftOf, type OfficialScore } from './official-scores.ts'

const official = (date: string, verbal: number, quantitative = 150): OfficialScore => ({
  ...{ date, verbal, quantitative },
  isPractice: true,
})

const estimate = (date: string, median: number) =>
  ({ measure: 'verbal', at: Date.parse(date), median }) as const

test('without official scores nothing is moved', () => {
  expect(shiftOf('verbal', [], [estimate('2026-10-01', 155)])).toEqual({ points: 0, scores: 0 })
})

test('an official score moves estimates by its distance from the nearest one in time', () => {
  const estimates = [estimate('2026-08-01', 150), estimate('2026-10-01', 155)]
  expect(shiftOf('verbal', [official('2026-10-05', 158)], estimates)).toEqual({ points: 3, scores: 1 })
})

test('several official scores move by their average', () => {
  const scores = [official('2026-10-05', 158), official('2026-10-09', 153)]
  expect(shiftOf('verbal', scores, [estimate('2026-10-01', 155)])).toEqual({ points: 1, scores: 2 })
})

test('a score more than two months away, or of the other measure, moves nothing', () => {
  const estimates = [estimate('2026-05-01', 155)]
  expect(shiftOf('verbal', [official('2026-10-05', 158)], estimates)).toEqual({ points: 0, scores: 0 })
  expect(shiftOf('quantitative', [official('2026-05-02', 158)], estimates).scores).toBe(0)
})

test('no more than eight points are moved', () => {
  expect(shiftOf('verbal', [official('2026-10-05', 170)], [estimate('2026-10-01', 140)]).points).toBe(8)
})

test.each([
  [official('', 150), 'Enter the date of the test.'],
  [official('2026-13-40', 150), 'Enter the date of the test.'],
  [official('2026-12-01', 150), 'The date is in the future. Enter the day on which you took the test.'],
  [official('2026-10-01', 129), 'Scores are whole numbers from 130 to 170.'],
  [official('2026-10-01', 150, 160.5), 'Scores are whole numbers from 130 to 170.'],
  [official('2026-10-01', 150), null],
])('%j: %s', (score, problem) => {
  expect(problemOf(score, '2026-11-27')).toBe(problem)
})
