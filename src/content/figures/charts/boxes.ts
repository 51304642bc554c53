import { scaleBand, scaleLinear } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { descriptionOf } from './chart-data.ts'
import { heightBelowAxis, drawNumbersBelow, ticksOf, type Frame } from './chart-frame.ts'
import type { BoxChart } from './chart-source.ts'
import { drawText, picture, segment, shape } from '../svg.ts'

/** Draws box plots, one below another over a shared axis. */
export function drawBoxes(chart: BoxChart): RichElement {
  const [left, right, top] = [24 + 7 * Math.max(...chart.boxes.map(({ name }) => name.length)), 342, 8]
  const bottom = top + 56 * chart.boxes.length
  const values = chart.boxes.flatMap((box) => [...box.values])
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  const x = scaleLinear([smallest - (largest - smallest) * 0.08, largest], [left, right - 8]).nice(8)
  const rows = scaleBand(
    chart.boxes.map(({ name }) => name),
    [top, bottom],
  ).padding(0.36)
  const frame: Frame = {
    left,
    right,
    top,
    bottom,
    width: 352,
    height: bottom + heightBelowAxis,
    y: x,
    shapes: [],
  }
  const grid = ticksOf(x).map((tick) =>
    segment({ x: x(tick), y: top }, { x: x(tick), y: bottom }, 'fig-grid'),
  )
  const boxes = chart.boxes.flatMap(({ name, values: [minimum, lower, median, upper, maximum] }) => {
    const [y, height] = [rows(name) ?? 0, rows.bandwidth()]
    const middle = y + height / 2
    const whisker = (value: number): RichElement =>
      segment({ x: x(value), y: middle - 7 }, { x: x(value), y: middle + 7 }, 'fig-line')
    return [
      segment({ x: x(minimum), y: middle }, { x: x(lower), y: middle }, 'fig-line'),
      segment({ x: x(upper), y: middle }, { x: x(maximum), y: middle }, 'fig-line'),
      whisker(minimum),
      whisker(maximum),
      shape('rect', { x: x(lower), y, width: x(upper) - x(lower), height, class: 'fig-bar fig-series-2' }),
      segment({ x: x(median), y }, { x: x(median), y: y + height }, 'fig-line fig-median'),
      drawText(name, { x: left - 10, y: middle }, 'end', 'fig-small'),
    ]
  })
  const axis = segment({ x: left, y: bottom }, { x: right, y: bottom }, 'fig-axis')
  const description = { title: chart.title, description: descriptionOf(chart) }
  return picture(description, frame, [...grid, axis, ...boxes, ...drawNumbersBelow(frame, chart.y, x)])
}
