import type { RichElement } from '../../domain/questions/rich-text.ts'
import { around, type Plane, type Point } from './plane.ts'
import { pathOf, shape, words } from './svg.ts'

type Angle = Readonly<{
  at: string
  from: string
  to: string
  label?: string | undefined
  right?: boolean | undefined
}>

/** A small arc, or a square for a right angle, with the angle's size inside. */
export function drawAngle({ at, from, to, label, right }: Angle, plane: Plane): readonly RichElement[] {
  const corner = plane.named(at)
  const [start, end] = inOrder(direction(corner, plane.named(from)), direction(corner, plane.named(to)))
  const reach = (right ? 12 : 20) / plane.scale
  const mark = right ? squareAt(corner, start, end, reach) : around(corner, reach, start, end)
  const drawn = shape('path', { d: pathOf(mark.map(plane.place)), class: 'fig-thin' })
  if (label === undefined) return [drawn]
  const narrow = Math.max(0, 50 - (end - start)) * 0.5
  const [place] = around(corner, (36 + narrow) / plane.scale, (start + end) / 2, (start + end) / 2)
  return place ? [drawn, words(label, plane.place(place), 'middle', 'fig-small')] : [drawn]
}

function squareAt(corner: Point, start: number, end: number, reach: number): readonly Point[] {
  const [a] = around(corner, reach, start, start)
  const [b] = around(corner, reach, end, end)
  const [tip] = around(corner, reach * Math.SQRT2, (start + end) / 2, (start + end) / 2)
  return a && b && tip ? [a, tip, b] : []
}

function direction([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI
}

/** The two directions, so that going from the first to the second takes the short way. */
function inOrder(a: number, b: number): readonly [number, number] {
  const turn = (((b - a) % 360) + 360) % 360
  return turn <= 180 ? [a, a + turn] : [b, b + 360 - turn]
}
