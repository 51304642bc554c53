import Fraction from 'fraction.js'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { evaluate } from '../../expressions/evaluate.ts'
import { toNumber } from '../../expressions/value.ts'
import type { Plane } from './plane.ts'
import { pathOf, segment, shape, words } from '../svg.ts'

type Span = readonly [number, number]

/** A coordinate plane: a fine grid, the two axes, and a number at every other line where they stand close. */
export function drawAxes(
  { x, y, step }: Readonly<{ x: Span; y: Span; step: number }>,
  plane: Plane,
): readonly RichElement[] {
  const [columns, rows] = [ticks(x, step), ticks(y, step)]
  const labelEvery = Math.ceil(22 / (step * plane.scale))
  const isLabeled = (value: number): boolean => value !== 0 && Math.round(value / step) % labelEvery === 0
  const origin = plane.place([0, 0])
  return [
    ...columns.map((at) => segment(plane.place([at, y[0]]), plane.place([at, y[1]]), 'fig-grid')),
    ...rows.map((at) => segment(plane.place([x[0], at]), plane.place([x[1], at]), 'fig-grid')),
    segment(plane.place([x[0], 0]), plane.place([x[1], 0]), 'fig-axis'),
    segment(plane.place([0, y[0]]), plane.place([0, y[1]]), 'fig-axis'),
    ...columns
      .filter(isLabeled)
      .map((at) => words(minus(at), { x: plane.place([at, 0]).x, y: origin.y + 10 }, 'middle', 'fig-small')),
    ...rows
      .filter(isLabeled)
      .map((at) => words(minus(at), { x: origin.x - 6, y: plane.place([0, at]).y }, 'end', 'fig-small')),
    words('x', { x: plane.place([x[1], 0]).x + 10, y: origin.y }, 'middle', 'fig-name'),
    words('y', { x: origin.x, y: plane.place([0, y[1]]).y - 11 }, 'middle', 'fig-name'),
  ]
}

/** The graph of a function. */
export function drawCurve(
  { f, from, to }: Readonly<{ f: string; from: number; to: number }>,
  plane: Plane,
): RichElement {
  const points = Array.from({ length: 81 }, (_, index) => {
    const x = from + ((to - from) * index) / 80
    return [x, toNumber(evaluate(f, new Map([['x', new Fraction(x)]])))] as const
  })
  return shape('path', { d: pathOf(points.map(plane.place)), class: 'fig-line' })
}

function ticks([from, to]: Span, step: number): readonly number[] {
  const first = Math.ceil(exact(from / step))
  return Array.from({ length: Math.floor(exact(to / step)) - first + 1 }, (_, index) =>
    exact((first + index) * step),
  )
}

/** A number without what binary fractions add to it at the far end. */
function exact(number: number): number {
  return Number(number.toPrecision(12))
}

function minus(number: number): string {
  return String(number).replace('-', '−')
}
