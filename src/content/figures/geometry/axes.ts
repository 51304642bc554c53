import Fraction from 'fraction.js'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { evaluate } from '../../expressions/evaluate.ts'
import { toNumber } from '../../expressions/value.ts'
import type { Plane } from './plane.ts'
import { drawText, pathOf, segment, shape } from '../svg.ts'

type Range = readonly [number, number]

/** Draws a coordinate plane: a fine grid, the two axes, and numbers. Where grid lines are close, only some have a number. */
export function drawAxes(
  { x, y, step }: Readonly<{ x: Range; y: Range; step: number }>,
  plane: Plane,
): readonly RichElement[] {
  const [columns, rows] = [ticks(x, step), ticks(y, step)]
  const labelEvery = Math.ceil(22 / (step * plane.scale))
  const isLabeled = (value: number): boolean => value !== 0 && Math.round(value / step) % labelEvery === 0
  const origin = plane.toPixels([0, 0])
  return [
    ...columns.map((at) => segment(plane.toPixels([at, y[0]]), plane.toPixels([at, y[1]]), 'fig-grid')),
    ...rows.map((at) => segment(plane.toPixels([x[0], at]), plane.toPixels([x[1], at]), 'fig-grid')),
    segment(plane.toPixels([x[0], 0]), plane.toPixels([x[1], 0]), 'fig-axis'),
    segment(plane.toPixels([0, y[0]]), plane.toPixels([0, y[1]]), 'fig-axis'),
    ...columns
      .filter(isLabeled)
      .map((at) =>
        drawText(
          withMinusSign(at),
          { x: plane.toPixels([at, 0]).x, y: origin.y + 10 },
          'middle',
          'fig-small',
        ),
      ),
    ...rows
      .filter(isLabeled)
      .map((at) =>
        drawText(withMinusSign(at), { x: origin.x - 6, y: plane.toPixels([0, at]).y }, 'end', 'fig-small'),
      ),
    drawText('x', { x: plane.toPixels([x[1], 0]).x + 10, y: origin.y }, 'middle', 'fig-name'),
    drawText('y', { x: origin.x, y: plane.toPixels([0, y[1]]).y - 11 }, 'middle', 'fig-name'),
  ]
}

/** Draws the graph of a function. */
export function drawCurve(
  { f, from, to }: Readonly<{ f: string; from: number; to: number }>,
  plane: Plane,
): RichElement {
  const points = Array.from({ length: 81 }, (_, index) => {
    const x = from + ((to - from) * index) / 80
    return [x, toNumber(evaluate(f, new Map([['x', new Fraction(x)]])))] as const
  })
  return shape('path', { d: pathOf(points.map(plane.toPixels)), class: 'fig-line' })
}

function ticks([from, to]: Range, step: number): readonly number[] {
  const first = Math.ceil(withoutRoundingError(from / step))
  return Array.from({ length: Math.floor(withoutRoundingError(to / step)) - first + 1 }, (_, index) =>
    withoutRoundingError((first + index) * step),
  )
}

/** Removes rounding errors of binary fractions: 0.30000000000000004 becomes 0.3. */
function withoutRoundingError(number: number): number {
  return Number(number.toPrecision(12))
}

function withMinusSign(number: number): string {
  return String(number).replace('-', '−')
}
