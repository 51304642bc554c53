import { scaleLinear, scalePoint } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { descriptionOf } from './chart-data.ts'
import { frameFor, namesBelow, numbersBelow } from './chart-frame.ts'
import type { CategoryChart, ScatterChart } from './chart-source.ts'
import { pathOf, picture, shape, type Place } from '../svg.ts'

/** Values joined by lines; each series has its own stroke and its own mark. */
export function drawLines(chart: CategoryChart): RichElement {
  const frame = frameFor(
    chart.y,
    chart.series.flatMap(({ values }) => values),
  )
  const x = scalePoint(chart.categories, [frame.left, frame.right]).padding(0.4)
  const lines = chart.series.flatMap(({ values }, order) => {
    const places = chart.categories.map((name, index) => ({
      x: x(name) ?? 0,
      y: frame.y(values[index] ?? 0),
    }))
    return [
      shape('path', { d: pathOf(places), class: `fig-stroke fig-stroke-${order + 1}` }),
      ...places.map((place) => markAt(place, order)),
    ]
  })
  const names = chart.categories.map((name) => [x(name) ?? 0, name] as const)
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...lines, ...namesBelow(frame, chart.x, names)])
}

/** One dot for each pair of values. */
export function drawScatter(chart: ScatterChart): RichElement {
  const frame = frameFor(
    chart.y,
    chart.points.map(([, y]) => y),
  )
  const values = chart.points.map(([x]) => x)
  const x = scaleLinear([Math.min(0, ...values), Math.max(...values)], [frame.left, frame.right - 10]).nice()
  const dots = chart.points.map(([at, y]) => markAt({ x: x(at), y: frame.y(y) }, 0))
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...dots, ...numbersBelow(frame, chart.x, x)])
}

function markAt({ x, y }: Place, order: number): RichElement {
  const look = `fig-mark fig-mark-${order + 1}`
  if (order % 2 === 0) return shape('circle', { cx: x, cy: y, r: 4, class: look })
  return shape('rect', { x: x - 4, y: y - 4, width: 8, height: 8, class: look })
}
