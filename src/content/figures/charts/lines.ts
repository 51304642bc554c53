import { scaleLinear, scalePoint } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { descriptionOf } from './chart-data.ts'
import { chartFrame, drawNamesBelow, drawNumbersBelow } from './chart-frame.ts'
import type { CategoryChart, ScatterChart } from './chart-source.ts'
import { pathOf, picture, shape, type PixelPoint } from '../svg.ts'

/** Draws a line graph. Each series has its own line style and its own symbol. */
export function drawLines(chart: CategoryChart): RichElement {
  const frame = chartFrame(
    chart.y,
    chart.series.flatMap(({ values }) => values),
  )
  const x = scalePoint(chart.categories, [frame.left, frame.right]).padding(0.4)
  const lines = chart.series.flatMap(({ values }, seriesIndex) => {
    const points = chart.categories.map((name, index) => ({
      x: x(name) ?? 0,
      y: frame.y(values[index] ?? 0),
    }))
    return [
      shape('path', { d: pathOf(points), class: `fig-stroke fig-stroke-${seriesIndex + 1}` }),
      ...points.map((point) => drawSymbol(point, seriesIndex)),
    ]
  })
  const names = chart.categories.map((name) => [x(name) ?? 0, name] as const)
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...lines, ...drawNamesBelow(frame, chart.x, names)])
}

/** Draws a scatterplot: one dot for each pair of values. */
export function drawScatter(chart: ScatterChart): RichElement {
  const frame = chartFrame(
    chart.y,
    chart.points.map(([, y]) => y),
  )
  const values = chart.points.map(([x]) => x)
  const x = scaleLinear([Math.min(0, ...values), Math.max(...values)], [frame.left, frame.right - 10]).nice()
  const dots = chart.points.map(([at, y]) => drawSymbol({ x: x(at), y: frame.y(y) }, 0))
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...dots, ...drawNumbersBelow(frame, chart.x, x)])
}

function drawSymbol({ x, y }: PixelPoint, seriesIndex: number): RichElement {
  const className = `fig-mark fig-mark-${seriesIndex + 1}`
  if (seriesIndex % 2 === 0) return shape('circle', { cx: x, cy: y, r: 4, class: className })
  return shape('rect', { x: x - 4, y: y - 4, width: 8, height: 8, class: className })
}
