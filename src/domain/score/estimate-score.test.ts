import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measures, versions } from '../tests/form.ts'
import { estimateScore, isEstimate, type ScoreEstimate, type SectionTally } from './estimate-score.ts'
import { percentileOf } from './percentiles.ts'

const all: Omit<SectionTally, 'right'> = { answered: 12, isTimed: true }

function estimated(...args: Parameters<typeof estimateScore>): ScoreEstimate {
  const estimate = estimateScore(...args)
  if (!isEstimate(estimate)) throw new Error(`No estimate: ${estimate}`)
  return estimate
}

test('20 right on the hard route of verbal: the cell of the model, one wider on either side, with both percentiles', () => {
  expect(
    estimateScore({
      measure: 'verbal',
      first: { ...all, right: 9 },
      second: { ...all, right: 11, version: 'hard' },
    }),
  ).toEqual({ median: 160, low: 155, high: 164, lowPercentile: 64, highPercentile: 93 })
})

test('more right answers never mean a lower estimate, and the range holds the median and stays on the scale', () => {
  const anyTally = fc.record({
    measure: fc.constantFrom(...measures),
    version: fc.constantFrom(...versions),
    first: fc.nat(12),
    second: fc.nat(14),
  })
  fc.assert(
    fc.property(anyTally, ({ measure, version, first, second }) => {
      const at = (right: number): ScoreEstimate =>
        estimated({
          measure,
          first: { ...all, right: first },
          second: { ...all, right, version },
        })
      const [lower, higher] = [at(second), at(second + 1)]
      expect(higher.median).toBeGreaterThanOrEqual(lower.median)
      for (const { low, median, high } of [lower, higher]) {
        expect(
          [130, low, median, high, 170].every((each, index, list) => each >= (list[index - 1] ?? 0)),
        ).toBe(true)
      }
    }),
  )
})

test.each([
  ['untimed', { ...all, right: 9 }, { ...all, right: 9, isTimed: false, version: 'hard' as const }],
  ['too few answered', { ...all, right: 3 }, { ...all, right: 3, answered: 7, version: 'easy' as const }],
  ['one section', { ...all, right: 9 }, null],
])('there is no estimate, and the reason is "%s"', (reason, first, second) => {
  expect(estimateScore({ measure: 'verbal', first, second })).toBe(reason)
})

test('a known score moves the estimate, but never off the scale', () => {
  const tally = {
    measure: 'quantitative' as const,
    first: { ...all, right: 12 },
    second: { ...all, right: 14, version: 'hard' as const },
  }
  expect(estimated(tally, -2).median).toBe(estimated(tally).median - 2)
  expect(estimated(tally, 9)).toMatchObject({ median: 170, high: 170 })
})

test('percentiles are those of the published table', () => {
  expect([percentileOf('verbal', 160), percentileOf('quantitative', 160)]).toEqual([82, 50])
  expect([percentileOf('verbal', 120), percentileOf('quantitative', 171)]).toEqual([0, 89])
})
