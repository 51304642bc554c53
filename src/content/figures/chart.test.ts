import { expect, test } from 'vitest'
import { dataOf, numeral } from './chart-data.ts'
import { frameFor } from './chart-frame.ts'
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
