import { scaleLinear } from 'd3-scale'
import { expect, test } from 'vitest'
import { tableDataOf, formatNumber } from './chart-data.ts'
import { chartFrame, drawNamesBelow, ticksOf } from './chart-frame.ts'
import { chartSchema, chartRichText } from './chart.ts'

test.each([
  [
    [-3, -8],
    [-8, 0],
  ],
  [
    [3, 8],
    [0, 8],
  ],
  [
    [-2, 6],
    [-2, 6],
  ],
])('the vertical axis of the values %j spans %j and includes zero', (values, [lowest, highest]) => {
  const { y, top, bottom } = chartFrame('Change', values)
  expect([y(lowest ?? 0), y(highest ?? 0)]).toEqual([bottom, top])
})

test('formatNumber keeps all decimal places', () => {
  expect([0.0625, 1234.5, -0.1].map(formatNumber)).toEqual(['0.0625', '1,234.5', '−0.1'])
})

test('a circle graph formats its numbers the same way in the picture and in the table', () => {
  const chart = chartSchema.parse({
    id: 'parts',
    kind: 'chart',
    chart: 'circle',
    title: 'Parts',
    categories: ['One', 'Other'],
    series: [{ name: 'People', values: [1500, 0.0625] }],
  })
  expect(tableDataOf(chart).rows).toEqual([
    ['One', '1,500'],
    ['Other', '0.0625'],
  ])
  expect(JSON.stringify(chartRichText(chart)).match(/1,?500/g)).toEqual(['1,500', '1,500'])
  expect(JSON.stringify(chartRichText(chart))).toContain(
    '{"tag":"th","attributes":{"scope":"row"},"children":["One"]}',
  )
})

/** The vertical position of each name below an axis. */
function heightsOf(names: readonly string[]): readonly (string | undefined)[] {
  const frame = chartFrame('Tons', [50])
  const positions = names.map((name, index) => [60 + 50 * index, name] as const)
  return drawNamesBelow(frame, 'Month', positions)
    .slice(0, names.length)
    .map(({ attributes }) => attributes?.['y'])
}

test('names that are too wide for their column alternate between two heights', () => {
  expect(heightsOf(['January', 'February', 'March', 'April', 'May', 'June'])).toEqual(
    Array.from({ length: 3 }, () => ['226', '239']).flat(),
  )
  expect(heightsOf(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'])).toEqual(Array(6).fill('226'))
})

test('an axis has fewer ticks if its numbers are wide', () => {
  expect(ticksOf(scaleLinear([0, 10], [40, 340]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ticksOf(scaleLinear([0, 1000], [40, 340]))).toEqual([0, 200, 400, 600, 800, 1000])
})
