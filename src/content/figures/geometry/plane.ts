import type { FigureSource, Step } from './figure-source.ts'
import { round, type Place } from '../svg.ts'

/** A point of the drawing in its own units, upward positive. */
export type Point = readonly [x: number, y: number]

/** How the drawing's plane lies in the picture. */
export type Plane = Readonly<{
  width: number
  height: number
  /** Pixels to one unit. */
  scale: number
  place: (point: Point) => Place
  named: (name: string) => Point
  middle: Point
}>

const widest = 300
const highest = 250
const margin = 26

export function planeOf({ id, points, draw }: FigureSource): Plane {
  const named = (name: string): Point => {
    const point = points[name]
    if (!point) throw new Error(`${id}: there is no point ${name}`)
    return point
  }
  const marked = [...Object.values(points), ...draw.flatMap((step) => extentOf(step, named))]
  const [left, right] = [Math.min(...marked.map(([x]) => x)), Math.max(...marked.map(([x]) => x))]
  const [bottom, top] = [Math.min(...marked.map(([, y]) => y)), Math.max(...marked.map(([, y]) => y))]
  const scale = Math.min(widest / (right - left || 1), highest / (top - bottom || 1))
  return {
    width: (right - left) * scale + 2 * margin,
    height: (top - bottom) * scale + 2 * margin,
    scale,
    place: ([x, y]) => ({ x: margin + (x - left) * scale, y: margin + (top - y) * scale }),
    named,
    middle: averageOf(Object.values(points)),
  }
}

function extentOf(step: Step, named: (name: string) => Point): readonly Point[] {
  if ('circle' in step) return around(named(step.circle.center), step.circle.radius, 0, 360)
  if ('arc' in step) return around(named(step.arc.center), step.arc.radius, step.arc.from, step.arc.to)
  if ('sector' in step)
    return around(named(step.sector.center), step.sector.radius, step.sector.from, step.sector.to)
  if ('label' in step && typeof step.label === 'object') return [step.label.at]
  if ('axes' in step)
    return [
      [step.axes.x[0], step.axes.y[0]],
      [step.axes.x[1], step.axes.y[1]],
    ]
  return []
}

/** Points of an arc, close enough to tell how far it reaches. */
export function around(center: Point, radius: number, from: number, to: number): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 15))
  return Array.from({ length: count + 1 }, (_, index) => {
    return onCircle(center, radius, from + ((to - from) * index) / count)
  })
}

/** An arc as a path, from one direction to another, counterclockwise. */
export function arcPath(plane: Plane, center: Point, radius: number, from: number, to: number): string {
  const [start, end] = [onCircle(center, radius, from), onCircle(center, radius, to)].map(plane.place)
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

/** A place so many pixels further from another. */
export function away(place: Place, from: Place, pixels: number): Place {
  const [dx, dy] = [place.x - from.x, place.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < 0.01) return { x: place.x, y: place.y - pixels }
  return { x: place.x + (dx / length) * pixels, y: place.y + (dy / length) * pixels }
}
