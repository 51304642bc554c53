import type { Measure } from '../tests/form.ts'

/**
 * The percentage of test takers who scored below each score from 130 to 170, from the interpretive data that ETS
 * publishes for the tests from July 2022 to June 2025.
 */
const below: Readonly<Record<Measure, readonly number[]>> = {
  verbal: [
    0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 11, 14, 16, 18, 21, 24, 27, 30, 34, 39, 43, 48, 54, 59, 64, 68, 72, 76,
    79, 82, 85, 88, 90, 93, 95, 96, 97, 98, 99, 99,
  ],
  quantitative: [
    0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 9, 10, 12, 14, 16, 19, 21, 23, 26, 29, 31, 34, 37, 39, 42, 45, 47,
    50, 53, 57, 60, 63, 67, 72, 75, 80, 85, 89,
  ],
}

/** The percentage of test takers of 2022 to 2025 who scored below a score. */
export function percentileOf(measure: Measure, score: number): number {
  const index = Math.min(170, Math.max(130, Math.round(score))) - 130
  return below[measure][index] ?? 0
}
