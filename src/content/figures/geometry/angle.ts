import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { arcPath, onCircle, type Plane, type Point } from './plane.ts'
import { drawText, pathOf, shape } from '../svg.ts'

type Angle = Readonly<{
  at: string
  from: string
  to: string
  label?: string | undefined
  right?: boolean | undefined
}>

/** Draws a small arc, or a square for a right angle, with an optional label inside the angle. */
export function drawAngle({ at, from, to, label, right }: Angle, plane: Plane): readonly RichElement[] {
  const corner = plane.pointNamed(at)
  const [start, end] = orderedDirections(
    directionTo(corner, plane.pointNamed(from)),
    directionTo(corner, plane.pointNamed(to)),
  )
  const size = (right ? 12 : 20) / plane.scale
  const d = right
    ? pathOf(squareAt(corner, start, end, size).map(plane.toPixels))
    : arcPath(plane, corner, size, start, end)
  const arcOrSquare = shape('path', { d, class: 'fig-thin' })
  if (label === undefined) return [arcOrSquare]
  // The label of a narrow angle moves outward, because there is too little room near the corner.
  const extraDistance = Math.max(0, 50 - (end - start)) * 0.5
  const labelPoint = onCircle(corner, (36 + extraDistance) / plane.scale, (start + end) / 2)
  return [arcOrSquare, drawText(label, plane.toPixels(labelPoint), 'middle', 'fig-small')]
}

function squareAt(corner: Point, start: number, end: number, size: number): readonly Point[] {
  return [
    onCircle(corner, size, start),
    onCircle(corner, size * Math.SQRT2, (start + end) / 2),
    onCircle(corner, size, end),
  ]
}

function directionTo([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI
}

/** Orders two directions (in degrees) so that turning counterclockwise from the first to the second is at most 180°. */
function orderedDirections(a: number, b: number): readonly [number, number] {
  const turn = (((b - a) % 360) + 360) % 360
  return turn <= 180 ? [a, a + turn] : [b, b + 360 - turn]
}
