import type { Measure, Version } from '../tests/form.ts'
import { percentileOf } from './percentiles.ts'
import { scoreTables } from './score-tables.ts'

/** An estimated score: the likeliest one, and the range that holds four of five test takers with these answers. */
export type ScoreEstimate = Readonly<{
  median: number
  low: number
  high: number
  lowPercentile: number
  highPercentile: number
}>

/** Why there is no estimate. */
export type NoEstimate = 'untimed' | 'too few answered' | 'one section'

/** How a section of a measure went. */
export type SectionTally = Readonly<{ right: number; answered: number; isTimed: boolean }>

export type MeasureTally = Readonly<{
  measure: Measure
  first: SectionTally | null
  second: (SectionTally & Readonly<{ version: Version }>) | null
}>

/** Fewer answers in a section say too little about a score. */
const fewestAnswered = 8

/** The model assumes questions exactly as hard as those of the test. Ours are not measured, so the range is wider. */
const widening = 1

/** Estimates the score of a measure; or says why it cannot. `shift` moves the estimate by scores that are known. */
export function estimateScore(tally: MeasureTally, shift = 0): ScoreEstimate | NoEstimate {
  const { measure, first, second } = tally
  if (first === null || second === null) return 'one section'
  if (!first.isTimed || !second.isTimed) return 'untimed'
  if (Math.min(first.answered, second.answered) < fewestAnswered) return 'too few answered'
  const { from, cells } = scoreTables[measure][second.version]
  const index = first.right + second.right - from
  const nearest = Math.min(cells.length - 1, Math.max(0, index))
  const [median = 130, low = 130, high = 130] = cells[nearest] ?? []
  // Outside the table, each point further away makes the range wider.
  const beyond = Math.abs(index - nearest)
  const move = (score: number): number => Math.min(170, Math.max(130, score + shift))
  const [lowest, highest] = [move(low - widening - beyond), move(high + widening + beyond)]
  return {
    median: move(median),
    low: lowest,
    high: highest,
    lowPercentile: percentileOf(measure, lowest),
    highPercentile: percentileOf(measure, highest),
  }
}

export function isEstimate(estimate: ScoreEstimate | NoEstimate): estimate is ScoreEstimate {
  return typeof estimate === 'object'
}
