import { arc, pie } from 'd3-shape'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { descriptionOf, formatNumber } from './chart-data.ts'
import type { CircleChart } from './chart-source.ts'
import { drawText, picture, segment, shape } from '../svg.ts'

const radius = 82
const center = { x: 182, y: 124 }

/** Draws a circle graph. Each part has its name beside it, so nobody has to match colors with a legend. */
export function drawCircle(chart: CircleChart): RichElement {
  const [{ values }] = chart.series
  const parts = pie<number>().sort(null)([...values])
  const sector = arc<(typeof parts)[number]>().innerRadius(0).outerRadius(radius)
  const shapes = parts.flatMap((part, index) => {
    const angle = (part.startAngle + part.endAngle) / 2
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
    const pointAt = (distance: number): { x: number; y: number } => ({
      x: center.x + dx * distance,
      y: center.y + dy * distance,
    })
    const end = pointAt(radius + 12)
    const anchor = Math.abs(dx) < 0.25 ? 'middle' : dx > 0 ? 'start' : 'end'
    const textPoint = { x: end.x + (anchor === 'middle' ? 0 : dx > 0 ? 5 : -5), y: end.y }
    return [
      shape('path', {
        d: sector(part) ?? '',
        transform: `translate(${center.x} ${center.y})`,
        class: `fig-bar fig-part-${(index % 3) + 1}`,
      }),
      segment(pointAt(radius - 6), end, 'fig-thin'),
      drawText(
        chart.categories[index] ?? '',
        {
          x: textPoint.x,
          y: textPoint.y - (dy < -0.7 ? 20 : 0) - (Math.abs(dy) <= 0.7 ? 7 : 0) + (dy > 0.7 ? 8 : 0),
        },
        anchor,
      ),
      drawText(
        `${formatNumber(part.data)}${chart.unit ?? ''}`,
        {
          x: textPoint.x,
          y: textPoint.y + (dy > 0.7 ? 22 : 0) + (Math.abs(dy) <= 0.7 ? 7 : 0) - (dy < -0.7 ? 6 : 0),
        },
        anchor,
        'fig-name',
      ),
    ]
  })
  return picture(
    { title: chart.title, description: descriptionOf(chart) },
    { width: 2 * center.x, height: 248 },
    shapes,
  )
}
