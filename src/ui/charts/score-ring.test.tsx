import { expect, test } from 'vitest'
import { renderMarkup, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import { ScoreRing } from './score-ring.tsx'

const ring = (percent: number): string => renderMarkup(<ScoreRing percent={percent} label="Score" />)

/** The length of the filled arc, as a percentage of the circumference. */
function filledPercent(markup: string): number {
  const [dashes = ''] = attributesIn(markup, 'stroke-dasharray')
  const [arc = NaN, gap = NaN] = dashes.split(' ').map(Number)
  const circumference = 2 * Math.PI * Number(attributesIn(markup, 'r')[1])
  expect(gap, 'the dash pattern must not repeat').toBeGreaterThanOrEqual(circumference - 0.001)
  return (100 * arc) / circumference
}

test.each([0, 1, 50, 76, 100])('at %i percent fills the same percentage of the ring', (percent) => {
  expect(filledPercent(ring(percent))).toBeCloseTo(percent)
})

test('the arc lies on its track and starts at the top', () => {
  const markup = ring(76)
  for (const attribute of ['cx', 'cy', 'r']) expect(new Set(attributesIn(markup, attribute)).size).toBe(1)
  const [cx, cy] = ['cx', 'cy'].flatMap((attribute) => attributesIn(markup, attribute)[0] ?? [])
  expect(attributesIn(markup, 'transform')).toEqual([`rotate(-90 ${cx} ${cy})`])
})

test('shows the percentage in the middle and in the label', () => {
  const markup = ring(76)
  expect(textsIn(markup)).toEqual(['76%'])
  expect(attributesIn(markup, 'aria-label')).toEqual(['Score: 76%'])
})

test('hides the arc at 0 percent, because its round line cap would still show', () => {
  expect(attributesIn(ring(0), 'visibility')).toEqual(['hidden'])
  expect(attributesIn(ring(1), 'visibility')).toEqual(['visible'])
})
