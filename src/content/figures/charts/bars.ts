import { scaleBand, scaleLinear } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { descriptionOf } from './chart-data.ts'
import { chartFrame, drawNamesBelow, drawNumbersBelow, type Frame } from './chart-frame.ts'
import type { CategoryChart, Histogram } from './chart-source.ts'
import { picture, shape } from '../svg.ts'

/** Draws a bar chart: the series side by side, or stacked. */
export function drawBars(chart: CategoryChart): RichElement {
  const isStacked = chart.chart === 'stacked'
  const heights = isStacked
    ? chart.categories.map((_, index) =>
        chart.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
      )
    : chart.series.flatMap(({ values }) => values)
  const frame = chartFrame(chart.y, heights)
  const groups = scaleBand(chart.categories, [frame.left, frame.right]).padding(0.25)
  const slots = scaleBand(
    chart.series.map(({ name }) => name),
    [0, groups.bandwidth()],
  )
  const bars = chart.categories.flatMap((category, index) => {
    let base = 0
    return chart.series.map(({ name, values }, seriesIndex) => {
      const value = values[index] ?? 0
      const left = (groups(category) ?? 0) + (isStacked ? 0 : (slots(name) ?? 0))
      const bar = drawBar(
        frame,
        base,
        base + value,
        left,
        isStacked ? groups.bandwidth() : slots.bandwidth(),
        seriesIndex,
      )
      if (isStacked) base += value
      return bar
    })
  })
  const names = chart.categories.map((name) => [(groups(name) ?? 0) + groups.bandwidth() / 2, name] as const)
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...frame.shapes, ...bars, ...drawNamesBelow(frame, chart.x, names)])
}

/** Draws a histogram: bars that touch, each as wide as its interval. */
export function drawHistogram(chart: Histogram): RichElement {
  const frame = chartFrame(chart.y, chart.values)
  const edges = [...new Set(chart.bins.flat())].toSorted((a, b) => a - b)
  const x = scaleLinear([edges[0] ?? 0, edges.at(-1) ?? 1], [frame.left + 8, frame.right - 8])
  const bars = chart.bins.map(([from, to], index) =>
    drawBar(frame, 0, chart.values[index] ?? 0, x(from), x(to) - x(from), 1),
  )
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [
    ...frame.shapes,
    ...bars,
    ...drawNumbersBelow(frame, chart.x, x, edges),
  ])
}

function drawBar(
  frame: Frame,
  from: number,
  to: number,
  x: number,
  width: number,
  seriesIndex: number,
): RichElement {
  const [start, end] = [frame.y(from), frame.y(to)]
  const className = `fig-bar fig-series-${seriesIndex + 1}`
  return shape('rect', { x, y: Math.min(start, end), width, height: Math.abs(start - end), class: className })
}
