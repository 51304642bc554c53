import type { RichElement, RichNode, RichText } from '../../../domain/questions/rich-text.ts'
import { drawAngle } from './angle.ts'
import { drawAxes, drawCurve } from './axes.ts'
import type { FigureSource, DrawingStep } from './figure-source.ts'
import { arcPath, moveAway, planeOf, type Plane, type Point } from './plane.ts'
import { drawText, pathOf, picture, round, segment, shape } from '../svg.ts'

export { figureSchema } from './figure-source.ts'

/** The figure as rich text: the drawing, and the author's note below it. */
export function figureRichText(source: FigureSource): RichText {
  const plane = planeOf(source)
  const shapes = source.draw.flatMap((step) => drawStep(step, plane))
  const note: RichNode[] = source.note === undefined ? [] : [{ tag: 'figcaption', children: [source.note] }]
  return [{ tag: 'figure', children: [picture(source, plane, shapes), ...note] }]
}

function drawStep(step: DrawingStep, plane: Plane): readonly RichElement[] {
  const at = (name: string): Point => plane.pointNamed(name)
  if ('polygon' in step) return [outline(step.polygon.map(at), plane, step, true)]
  if ('segment' in step) {
    const line = outline(step.segment.map(at), plane, step, false)
    return step.label === undefined ? [line] : [line, drawSideLabel(step.segment, step.label, plane)]
  }
  if ('line' in step) return [drawExtendedLine(step.line, plane, step.dashed === true)]
  if ('circle' in step) {
    const { center, radius, ...style } = step.circle
    const { x, y } = plane.toPixels(at(center))
    return [shape('circle', { cx: x, cy: y, r: radius * plane.scale, class: classFor(style) })]
  }
  if ('arc' in step) {
    const { center, radius, from, to, ...style } = step.arc
    return [shape('path', { d: arcPath(plane, at(center), radius, from, to), class: classFor(style) })]
  }
  if ('sector' in step) {
    const { center, radius, from, to, ...style } = step.sector
    const tip = plane.toPixels(at(center))
    const d = `${arcPath(plane, at(center), radius, from, to)}L${round(tip.x)} ${round(tip.y)}Z`
    return [shape('path', { d, class: classFor(style) })]
  }
  if ('angle' in step) return drawAngle(step.angle, plane)
  if ('dot' in step)
    return [step.dot].flat().map((name) => {
      const { x, y } = plane.toPixels(at(name))
      return shape('circle', { cx: x, cy: y, r: 3, class: 'fig-dot' })
    })
  if ('name' in step)
    return [step.name].flat().map((name) => {
      return drawText(
        name,
        moveAway(plane.toPixels(at(name)), plane.toPixels(plane.middle), 14),
        'middle',
        'fig-name',
      )
    })
  if ('label' in step) return [drawText(step.label.text, plane.toPixels(step.label.at))]
  if ('side' in step) return [drawSideLabel(step.side.of, step.side.text, plane)]
  return 'axes' in step ? drawAxes(step.axes, plane) : [drawCurve(step.curve, plane)]
}

type Style = Readonly<{ shaded?: boolean | undefined; dashed?: boolean | undefined }>

function classFor({ shaded, dashed }: Style): string {
  return ['fig-line', shaded ? 'fig-shade' : '', dashed ? 'fig-dash' : ''].filter(Boolean).join(' ')
}

function outline(points: readonly Point[], plane: Plane, style: Style, isClosed: boolean): RichElement {
  return shape('path', {
    d: pathOf(points.map(plane.toPixels)) + (isClosed ? 'Z' : ''),
    class: classFor(style),
  })
}

/** Draws a line a little beyond both of its points. */
function drawExtendedLine(names: readonly [string, string], plane: Plane, isDashed: boolean): RichElement {
  const [a, b] = [plane.toPixels(plane.pointNamed(names[0])), plane.toPixels(plane.pointNamed(names[1]))]
  return segment(moveAway(a, b, 18), moveAway(b, a, 18), classFor({ dashed: isDashed }))
}

/** Writes a length beside the middle of a side, on the outer side of the figure. */
function drawSideLabel(names: readonly [string, string], text: string, plane: Plane): RichElement {
  const [a, b] = [plane.toPixels(plane.pointNamed(names[0])), plane.toPixels(plane.pointNamed(names[1]))]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const perpendicular = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  const inside = plane.toPixels(plane.middle)
  const outward =
    (middle.x - inside.x) * perpendicular.x + (middle.y - inside.y) * perpendicular.y < 0 ? -1 : 1
  const gap = 11 + 3.2 * Math.max(0, text.length - 1) * Math.abs(perpendicular.x)
  return drawText(text, {
    x: middle.x + outward * perpendicular.x * gap,
    y: middle.y + outward * perpendicular.y * gap,
  })
}
