import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import { SeriesSymbol, TrendChart, type Series } from './trend-chart.tsx'

const round: Series = { name: 'round', shape: 'circle', color: 'red' }
const square: Series = { name: 'square', shape: 'square', color: 'green' }
const pointed: Series = { name: 'pointed', shape: 'triangle', color: 'blue' }

type Score = readonly [percent: number, series: Series]

const chart = (...scores: readonly Score[]): string =>
  renderMarkup(
    <TrendChart
      label="Scores"
      points={scores.map(([percent, series], at) => ({ percent, series, label: `${at + 1}: ${percent}%` }))}
    />,
  )

/** The horizontal grid lines, each with its percent label and height. */
const gridLinesIn = (markup: string): readonly (readonly [percent: string, height: number])[] =>
  [...markup.matchAll(/<line[^>]* y1="([^"]*)" y2="\1".*?<text[^>]* y="\1"[^>]*>(.*?)<\/text>/gs)].map(
    ([, height = '', percent = '']) => [percent, Number(height)],
  )

/** The left and right end of the grid lines. */
const gridLineEnds = (markup: string): readonly number[] =>
  ['x1', 'x2'].map((end) => Number(attributesIn(markup, end)[0]))

type Point = Readonly<{ x: number; y: number }>

/** The points of the line of each series. */
const seriesLines = (markup: string): readonly (readonly Point[])[] =>
  attributesIn(markup, 'points').map((points) =>
    points.split(' ').map((point) => {
      const [x = NaN, y = NaN] = point.split(',').map(Number)
      return { x, y }
    }),
  )

/** The symbol of each point, with its tooltip and the color of its series. */
const symbols = (markup: string): readonly string[] =>
  [...markup.matchAll(/<g fill="[^>]*>.*?<\/g>/gs)].map(([symbol]) => symbol.replace(/ class="[^"]*"/, ''))

test('draws evenly spaced grid lines at every 25%, with 100% at the top', () => {
  const [lowest, ...higher] = gridLinesIn(chart())
  expect([lowest, ...higher].map((gridLine) => gridLine?.[0])).toEqual(['0%', '25%', '50%', '75%', '100%'])
  const spacing = ((lowest?.[1] ?? NaN) - (higher.at(-1)?.[1] ?? NaN)) / 4
  expect(spacing).toBeGreaterThan(0)
  higher.forEach(([, height], at) => expect(height).toBeCloseTo((lowest?.[1] ?? NaN) - spacing * (at + 1)))
})

test('places a score at the height of its percentage', () => {
  const markup = chart([0, round], [25, round], [50, round], [75, round], [100, round])
  expect(seriesLines(markup)[0]?.map(({ y }) => y)).toEqual(gridLinesIn(markup).map(([, height]) => height))
  const [line = []] = seriesLines(chart([76, round], [75, round], [100, round]))
  const [at76 = NaN, at75 = NaN, at100 = NaN] = line.map(({ y }) => y)
  expect((at75 - at76) / (at75 - at100)).toBeCloseTo(1 / 25)
})

test('places scores from older at the left to newer at the right, evenly spaced, within the grid lines', () => {
  const markup = chart([10, round], [20, round], [30, round], [40, round])
  const xs = seriesLines(markup)[0]?.map(({ x }) => x) ?? []
  const [first = NaN, second = NaN, third = NaN, last = NaN] = xs
  expect(second - first).toBeGreaterThan(0)
  expect(third - second).toBeCloseTo(second - first, 0)
  expect(last - third).toBeCloseTo(second - first, 0)
  const [left = NaN, right = NaN] = gridLineEnds(markup)
  expect(first).toBeGreaterThan(left)
  expect(right - last).toBeCloseTo(first - left)
  expect(textsIn(markup).slice(-2)).toEqual(['Older', 'Newer'])
  expect(markup).toMatch(new RegExp(`x="${left}"[^>]*>Older<`))
  expect(markup).toMatch(new RegExp(`x="${right}"[^>]*text-anchor="end"[^>]*>Newer<`))
})

test('does not cut off the symbols of 0% and 100%, and keeps the labels below clear of them', () => {
  const markup = chart([100, round], [0, round])
  const [best = NaN, worst = NaN] = seriesLines(markup)[0]?.map(({ y }) => y) ?? []
  expect(best).toBeGreaterThan(8)
  const [labelY = NaN] = [...(/ y="(\d+)">Older</.exec(markup) ?? [])].slice(1).map(Number)
  expect(labelY - worst).toBeGreaterThan(20)
})

test('places a single score in the middle', () => {
  const markup = chart([10, round])
  const [left = NaN, right = NaN] = gridLineEnds(markup)
  expect(seriesLines(markup)[0]?.[0]?.x).toBeCloseTo((left + right) / 2, 0)
})

test('draws one line per series, in its color, through its own scores only', () => {
  const markup = chart([10, round], [20, square], [30, round], [40, square])
  const allPoints = seriesLines(chart([10, round], [20, round], [30, round], [40, round]))[0] ?? []
  expect(seriesLines(markup)).toEqual([
    [allPoints[0], allPoints[2]],
    [allPoints[1], allPoints[3]],
  ])
  expect(attributesIn(markup, 'stroke')).toEqual(['red', 'green'])
})

test('draws each score with the symbol of its series, on its line, with its label as tooltip', () => {
  const scores = [
    [10, round],
    [20, square],
    [30, pointed],
  ] as const
  const markup = chart(...scores)
  const points = seriesLines(markup).map(([point]) => point)
  expect(symbols(markup)).toEqual(
    scores.map(([percent, { shape, color }], at) => {
      const { x = NaN, y = NaN } = points[at] ?? {}
      const symbol = {
        circle: `<circle cx="${x}" cy="${y}" r="5.5"></circle>`,
        square: `<rect x="${x - 5}" y="${y - 5}" width="10" height="10"></rect>`,
        triangle: `<path d="M${x} ${y - 7}l6.5 11.5h-13z"></path>`,
      }[shape]
      return `<g fill="${color}"><title>${at + 1}: ${percent}%</title>${symbol}</g>`
    }),
  )
})

test('SeriesSymbol draws the same symbol, centered', () => {
  const markup = renderMarkup(<SeriesSymbol {...pointed} />)
  expect(elementsIn(markup, 'path')).toEqual(['<path d="M0 -7l6.5 11.5h-13z"></path>'])
  expect(attributesIn(markup, 'fill')).toEqual(['blue'])
  expect(attributesIn(markup, 'viewBox')).toEqual(['-8 -8 16 16'])
})

test('the chart has the role img and a label', () => {
  expect(chart([50, round])).toMatch(/^<svg[^>]* role="img" aria-label="Scores">/)
})
