import type { Instant } from '../time/instant.ts'
import { dayInMs } from '../plan/plan-date.ts'
import type { Measure } from '../tests/form.ts'

/** A score that the learner got from the maker of the test: on the day, or in one of its practice tests. */
export type OfficialScore = Readonly<{
  /** As 2026-11-27. */
  date: string
  isPractice: boolean
  verbal: number
  quantitative: number
}>

/** An estimate of ours, and when its test was taken. */
export type DatedEstimate = Readonly<{ measure: Measure; at: Instant; median: number }>

/** Scores further apart than this say nothing about each other: people learn. In days. */
const longestDistance = 60

/** No more than this is corrected: a greater difference is a bad day, not a bad scale. */
const greatestShift = 8

/** How far estimates are moved, and how many official scores that rests on. */
export type Shift = Readonly<{ points: number; scores: number }>

/**
 * The average by which official scores were above our estimates, each beside the nearest estimate in time. It moves later
 * estimates. Zero without any.
 */
export function shiftOf(
  measure: Measure,
  official: readonly OfficialScore[],
  estimates: readonly DatedEstimate[],
): Shift {
  const own = estimates.filter((estimate) => estimate.measure === measure)
  const differences = official.flatMap((score) => {
    const at = Date.parse(score.date)
    const [nearest] = own.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    if (!nearest || Math.abs(nearest.at - at) > longestDistance * dayInMs) return []
    return [score[measure] - nearest.median]
  })
  if (differences.length === 0) return { points: 0, scores: 0 }
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length
  return {
    points: Math.round(Math.min(greatestShift, Math.max(-greatestShift, mean))),
    scores: differences.length,
  }
}

/** What of an entered score is wrong, in a sentence for the learner; null if nothing is. */
export function problemOf({ date, verbal, quantitative }: OfficialScore, today: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return 'Enter the date of the test.'
  if (date > today) return 'The date is in the future. Enter the day on which you took the test.'
  if (!isScore(verbal) || !isScore(quantitative)) return 'Scores are whole numbers from 130 to 170.'
  return null
}

export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 130 && score <= 170
}
