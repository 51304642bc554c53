import type { RichElement, RichNode, RichText } from '../../../domain/questions/rich-text.ts'
import { drawAngle } from './angle.ts'
import { drawAxes, drawCurve } from './axes.ts'
import type { FigureSource, Step } from './figure-source.ts'
import { arcPath, away, planeOf, type Plane, type Point } from './plane.ts'
import { pathOf, picture, round, segment, shape, words } from '../svg.ts'

export { figureSource } from './figure-source.ts'

/** A figure as it is shown: the drawing, and the note that it is not to scale. */
export function figureText(source: FigureSource): RichText {
  const plane = planeOf(source)
  const shapes = source.draw.flatMap((step) => drawStep(step, plane))
  const note: RichNode[] = source.note === undefined ? [] : [{ tag: 'figcaption', children: [source.note] }]
  return [{ tag: 'figure', children: [picture(source, plane, shapes), ...note] }]
}

function drawStep(step: Step, plane: Plane): readonly RichElement[] {
  const at = (name: string): Point => plane.named(name)
  if ('polygon' in step) return [outline(step.polygon.map(at), plane, step, true)]
  if ('segment' in step) {
    const drawn = outline(step.segment.map(at), plane, step, false)
    return step.label === undefined ? [drawn] : [drawn, besideSide(step.segment, step.label, plane)]
  }
  if ('line' in step) return [drawLine(step.line, plane, step.dashed === true)]
  if ('circle' in step) {
    const { center, radius, ...look } = step.circle
    const { x, y } = plane.place(at(center))
    return [shape('circle', { cx: x, cy: y, r: radius * plane.scale, class: classFor(look) })]
  }
  if ('arc' in step) {
    const { center, radius, from, to, ...look } = step.arc
    return [shape('path', { d: arcPath(plane, at(center), radius, from, to), class: classFor(look) })]
  }
  if ('sector' in step) {
    const { center, radius, from, to, ...look } = step.sector
    const tip = plane.place(at(center))
    const d = `${arcPath(plane, at(center), radius, from, to)}L${round(tip.x)} ${round(tip.y)}Z`
    return [shape('path', { d, class: classFor(look) })]
  }
  if ('angle' in step) return drawAngle(step.angle, plane)
  if ('dot' in step)
    return [step.dot].flat().map((name) => {
      const { x, y } = plane.place(at(name))
      return shape('circle', { cx: x, cy: y, r: 3, class: 'fig-dot' })
    })
  if ('name' in step)
    return [step.name].flat().map((name) => {
      return words(name, away(plane.place(at(name)), plane.place(plane.middle), 14), 'middle', 'fig-name')
    })
  if ('label' in step) return [words(step.label.text, plane.place(step.label.at))]
  if ('side' in step) return [besideSide(step.side.of, step.side.text, plane)]
  return 'axes' in step ? drawAxes(step.axes, plane) : [drawCurve(step.curve, plane)]
}

type Look = Readonly<{ shaded?: boolean | undefined; dashed?: boolean | undefined }>

function classFor({ shaded, dashed }: Look): string {
  return ['fig-line', shaded ? 'fig-shade' : '', dashed ? 'fig-dash' : ''].filter(Boolean).join(' ')
}

function outline(points: readonly Point[], plane: Plane, look: Look, closed: boolean): RichElement {
  return shape('path', { d: pathOf(points.map(plane.place)) + (closed ? 'Z' : ''), class: classFor(look) })
}

function drawLine(names: readonly [string, string], plane: Plane, dashed: boolean): RichElement {
  const [a, b] = [plane.place(plane.named(names[0])), plane.place(plane.named(names[1]))]
  return segment(away(a, b, 18), away(b, a, 18), classFor({ dashed }))
}

/** A length beside the middle of a side, on the side's outer hand. */
function besideSide(names: readonly [string, string], text: string, plane: Plane): RichElement {
  const [a, b] = [plane.place(plane.named(names[0])), plane.place(plane.named(names[1]))]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  const inside = plane.place(plane.middle)
  const outward = (middle.x - inside.x) * across.x + (middle.y - inside.y) * across.y < 0 ? -1 : 1
  const gap = 11 + 3.2 * Math.max(0, text.length - 1) * Math.abs(across.x)
  return words(text, { x: middle.x + outward * across.x * gap, y: middle.y + outward * across.y * gap })
}
