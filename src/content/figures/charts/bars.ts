import { scaleBand, scaleLinear } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { descriptionOf } from './chart-data.ts'
import { frameFor, namesBelow, numbersBelow, type Frame } from './chart-frame.ts'
import type { CategoryChart, Histogram } from './chart-source.ts'
import { picture, shape } from '../svg.ts'

/** Bars side by side, or one upon another. */
export function drawBars(chart: CategoryChart): RichElement {
  const isStacked = chart.chart === 'stacked'
  const tops = isStacked
    ? chart.categories.map((_, index) =>
        chart.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
      )
    : chart.series.flatMap(({ values }) => values)
  const frame = frameFor(chart.y, tops)
  const groups = scaleBand(chart.categories, [frame.left, frame.right]).padding(0.25)
  const slots = scaleBand(
    chart.series.map(({ name }) => name),
    [0, groups.bandwidth()],
  )
  const bars = chart.categories.flatMap((category, index) => {
    let base = 0
    return chart.series.map(({ name, values }, order) => {
      const value = values[index] ?? 0
      const left = (groups(category) ?? 0) + (isStacked ? 0 : (slots(name) ?? 0))
      const bar = barFrom(
        frame,
        base,
        base + value,
        left,
        isStacked ? groups.bandwidth() : slots.bandwidth(),
        order,
      )
      if (isStacked) base += value
      return bar
    })
  })
  const names = chart.categories.map((name) => [(groups(name) ?? 0) + groups.bandwidth() / 2, name] as const)
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...bars, ...namesBelow(frame, chart.x, names)])
}

/** Bars that touch, each as wide as its interval. */
export function drawHistogram(chart: Histogram): RichElement {
  const frame = frameFor(chart.y, chart.values)
  const edges = [...new Set(chart.bins.flat())].toSorted((a, b) => a - b)
  const x = scaleLinear([edges[0] ?? 0, edges.at(-1) ?? 1], [frame.left + 8, frame.right - 8])
  const bars = chart.bins.map(([from, to], index) =>
    barFrom(frame, 0, chart.values[index] ?? 0, x(from), x(to) - x(from), 1),
  )
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...bars, ...numbersBelow(frame, chart.x, x, edges)])
}

function barFrom(
  frame: Frame,
  from: number,
  to: number,
  x: number,
  width: number,
  order: number,
): RichElement {
  const [a, b] = [frame.y(from), frame.y(to)]
  const look = `fig-bar fig-series-${order + 1}`
  return shape('rect', { x, y: Math.min(a, b), width, height: Math.abs(a - b), class: look })
}
