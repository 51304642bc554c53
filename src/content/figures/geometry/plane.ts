import type { FigureSource, DrawingStep } from './figure-source.ts'
import { round, type PixelPoint } from '../svg.ts'

/** A point in the units of the figure; y grows upward. */
export type Point = readonly [x: number, y: number]

/** How the coordinates of a figure map to pixels. */
export type Plane = Readonly<{
  width: number
  height: number
  /** Pixels per unit. */
  scale: number
  toPixels: (point: Point) => PixelPoint
  pointNamed: (name: string) => Point
  middle: Point
}>

const maximumWidth = 300
const maximumHeight = 250
const margin = 26

export function planeOf({ id, points, draw }: FigureSource): Plane {
  const pointNamed = (name: string): Point => {
    const point = points[name]
    if (!point) throw new Error(`${id}: the drawing uses point ${name}, which is not declared in points`)
    return point
  }
  const extremes = [...Object.values(points), ...draw.flatMap((step) => extentOf(step, pointNamed))]
  const [left, right] = [Math.min(...extremes.map(([x]) => x)), Math.max(...extremes.map(([x]) => x))]
  const [bottom, top] = [Math.min(...extremes.map(([, y]) => y)), Math.max(...extremes.map(([, y]) => y))]
  const scale = Math.min(maximumWidth / (right - left || 1), maximumHeight / (top - bottom || 1))
  return {
    width: (right - left) * scale + 2 * margin,
    height: (top - bottom) * scale + 2 * margin,
    scale,
    toPixels: ([x, y]) => ({ x: margin + (x - left) * scale, y: margin + (top - y) * scale }),
    pointNamed,
    middle: averageOf(Object.values(points)),
  }
}

/** Points that must fit into the picture because of this step, besides the declared ones. */
function extentOf(step: DrawingStep, pointNamed: (name: string) => Point): readonly Point[] {
  if ('circle' in step) return pointsOnArc(pointNamed(step.circle.center), step.circle.radius, 0, 360)
  if ('arc' in step)
    return pointsOnArc(pointNamed(step.arc.center), step.arc.radius, step.arc.from, step.arc.to)
  if ('sector' in step)
    return pointsOnArc(pointNamed(step.sector.center), step.sector.radius, step.sector.from, step.sector.to)
  if ('label' in step && typeof step.label === 'object') return [step.label.at]
  if ('axes' in step)
    return [
      [step.axes.x[0], step.axes.y[0]],
      [step.axes.x[1], step.axes.y[1]],
    ]
  return []
}

/** Points on an arc, close enough together to know how much space the arc needs. */
export function pointsOnArc(center: Point, radius: number, from: number, to: number): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 15))
  return Array.from({ length: count + 1 }, (_, index) => {
    return onCircle(center, radius, from + ((to - from) * index) / count)
  })
}

/** The SVG path of an arc, counterclockwise between two directions in degrees. */
export function arcPath(plane: Plane, center: Point, radius: number, from: number, to: number): string {
  const [start, end] = [onCircle(center, radius, from), onCircle(center, radius, to)].map(plane.toPixels)
  const pixels = round(radius * plane.scale)
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0
  return start && end
    ? `M${round(start.x)} ${round(start.y)}A${pixels} ${pixels} 0 ${isLarge} 0 ${round(end.x)} ${round(end.y)}`
    : ''
}

export function onCircle([x, y]: Point, radius: number, direction: number): Point {
  const angle = (direction * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function averageOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1): number => points.reduce((total, point) => total + point[axis], 0)
  return [sum(0) / points.length, sum(1) / points.length]
}

/** Moves a point some pixels away from another point. */
export function moveAway(point: PixelPoint, from: PixelPoint, pixels: number): PixelPoint {
  const [dx, dy] = [point.x - from.x, point.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < 0.01) return { x: point.x, y: point.y - pixels }
  return { x: point.x + (dx / length) * pixels, y: point.y + (dy / length) * pixels }
}
