import { scaleLinear } from 'd3-scale'
import { expect, test } from 'vitest'
import { dataOf, numeral } from './chart-data.ts'
import { frameFor, namesBelow, ticksOf } from './chart-frame.ts'
import { chartSource, chartText } from './chart.ts'

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
])('the vertical axis of %j reaches from %j, nought included', (values, [least, most]) => {
  const { y, top, bottom } = frameFor('Change', values)
  expect([y(least ?? 0), y(most ?? 0)]).toEqual([bottom, top])
})

test('a number in the table of a chart is whole, however small', () => {
  expect([0.0625, 1234.5, -0.1].map(numeral)).toEqual(['0.0625', '1,234.5', '−0.1'])
})

test('the parts of a circle are written as all numbers are, in the picture and in the table', () => {
  const chart = chartSource.parse({
    id: 'parts',
    kind: 'chart',
    chart: 'circle',
    title: 'Parts',
    categories: ['One', 'Other'],
    series: [{ name: 'People', values: [1500, 0.0625] }],
  })
  expect(dataOf(chart).rows).toEqual([
    ['One', '1,500'],
    ['Other', '0.0625'],
  ])
  expect(JSON.stringify(chartText(chart)).match(/1,?500/g)).toEqual(['1,500', '1,500'])
  expect(JSON.stringify(chartText(chart))).toContain(
    '{"tag":"th","attributes":{"scope":"row"},"children":["One"]}',
  )
})

/** How far down the names below an axis stand. */
function linesOf(names: readonly string[]): readonly (string | undefined)[] {
  const frame = frameFor('Tons', [50])
  const places = names.map((name, index) => [60 + 50 * index, name] as const)
  return namesBelow(frame, 'Month', places)
    .slice(0, names.length)
    .map(({ attributes }) => attributes?.['y'])
}

test('names that are wider than their place stand in turn, on two lines', () => {
  expect(linesOf(['January', 'February', 'March', 'April', 'May', 'June'])).toEqual(
    Array.from({ length: 3 }, () => ['226', '239']).flat(),
  )
  expect(linesOf(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'])).toEqual(Array(6).fill('226'))
})

test('an axis has fewer ticks where its numbers are wide', () => {
  expect(ticksOf(scaleLinear([0, 10], [40, 340]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ticksOf(scaleLinear([0, 1000], [40, 340]))).toEqual([0, 200, 400, 600, 800, 1000])
})
