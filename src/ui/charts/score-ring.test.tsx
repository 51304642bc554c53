import { expect, test } from 'vitest'
import { renderMarkup, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import { ScoreRing } from './score-ring.tsx'

const ring = (percent: number): string => renderMarkup(<ScoreRing percent={percent} label="Score" />)

/** How much of the whole round the filled arc covers, in percent. */
function filled(markup: string): number {
  const [dashes = ''] = valuesIn(markup, 'stroke-dasharray')
  const [arc = NaN, gap = NaN] = dashes.split(' ').map(Number)
  const round = 2 * Math.PI * Number(valuesIn(markup, 'r')[1])
  expect(gap, 'nothing is filled behind the arc').toBeGreaterThanOrEqual(round - 0.001)
  return (100 * arc) / round
}

test.each([0, 1, 50, 76, 100])('at %i percent so much of the ring is filled', (percent) => {
  expect(filled(ring(percent))).toBeCloseTo(percent)
})

test('the arc lies on its track, and begins at the top', () => {
  const markup = ring(76)
  for (const attribute of ['cx', 'cy', 'r']) expect(new Set(valuesIn(markup, attribute)).size).toBe(1)
  const [cx, cy] = ['cx', 'cy'].flatMap((attribute) => valuesIn(markup, attribute)[0] ?? [])
  expect(valuesIn(markup, 'transform')).toEqual([`rotate(-90 ${cx} ${cy})`])
})

test('the ring says its percent in its middle, and by its label', () => {
  const markup = ring(76)
  expect(textsIn(markup)).toEqual(['76%'])
  expect(valuesIn(markup, 'aria-label')).toEqual(['Score: 76%'])
})

test('where nothing is reached, not even the round end of an arc is seen', () => {
  expect(valuesIn(ring(0), 'visibility')).toEqual(['hidden'])
  expect(valuesIn(ring(1), 'visibility')).toEqual(['visible'])
})
