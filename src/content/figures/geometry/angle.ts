import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { arcPath, onCircle, type Plane, type Point } from './plane.ts'
import { pathOf, shape, words } from '../svg.ts'

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
  const d = right
    ? pathOf(squareAt(corner, start, end, reach).map(plane.place))
    : arcPath(plane, corner, reach, start, end)
  const drawn = shape('path', { d, class: 'fig-thin' })
  if (label === undefined) return [drawn]
  const narrow = Math.max(0, 50 - (end - start)) * 0.5
  const place = onCircle(corner, (36 + narrow) / plane.scale, (start + end) / 2)
  return [drawn, words(label, plane.place(place), 'middle', 'fig-small')]
}

function squareAt(corner: Point, start: number, end: number, reach: number): readonly Point[] {
  return [
    onCircle(corner, reach, start),
    onCircle(corner, reach * Math.SQRT2, (start + end) / 2),
    onCircle(corner, reach, end),
  ]
}

function direction([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI
}

/** The two directions, so that going from the first to the second takes the short way. */
function inOrder(a: number, b: number): readonly [number, number] {
  const turn = (((b - a) % 360) + 360) % 360
  return turn <= 180 ? [a, a + turn] : [b, b + 360 - turn]
}
