import { expect, test } from 'vitest'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import { SeriesMark, TrendChart, type Series } from './trend-chart.tsx'

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

/** The lines across, each with the percent that stands beside it. */
const rulers = (markup: string): readonly (readonly [percent: string, height: number])[] =>
  [...markup.matchAll(/<line[^>]* y1="([^"]*)" y2="\1".*?<text[^>]* y="\1"[^>]*>(.*?)<\/text>/gs)].map(
    ([, height = '', percent = '']) => [percent, Number(height)],
  )

/** From where to where the lines across go. */
const ends = (markup: string): readonly number[] =>
  ['x1', 'x2'].map((end) => Number(valuesIn(markup, end)[0]))

type Place = Readonly<{ x: number; y: number }>

/** Where the line of each series leads. */
const lines = (markup: string): readonly (readonly Place[])[] =>
  valuesIn(markup, 'points').map((points) =>
    points.split(' ').map((point) => {
      const [x = NaN, y = NaN] = point.split(',').map(Number)
      return { x, y }
    }),
  )

/** What is drawn for each point, with its name and the color of its series. */
const marks = (markup: string): readonly string[] =>
  [...markup.matchAll(/<g fill="[^>]*>.*?<\/g>/gs)].map(([mark]) => mark.replace(/ class="[^"]*"/, ''))

test('each quarter has its line, and these stand evenly, 100% at the top', () => {
  const [lowest, ...higher] = rulers(chart())
  expect([lowest, ...higher].map((ruler) => ruler?.[0])).toEqual(['0%', '25%', '50%', '75%', '100%'])
  const step = ((lowest?.[1] ?? NaN) - (higher.at(-1)?.[1] ?? NaN)) / 4
  expect(step).toBeGreaterThan(0)
  higher.forEach(([, height], at) => expect(height).toBeCloseTo((lowest?.[1] ?? NaN) - step * (at + 1)))
})

test('a score stands at the height of its percent', () => {
  const markup = chart([0, round], [25, round], [50, round], [75, round], [100, round])
  expect(lines(markup)[0]?.map(({ y }) => y)).toEqual(rulers(markup).map(([, height]) => height))
  const [line = []] = lines(chart([76, round], [75, round], [100, round]))
  const [found = NaN, below = NaN, top = NaN] = line.map(({ y }) => y)
  expect((below - found) / (below - top)).toBeCloseTo(1 / 25)
})

test('scores go from the older at the left to the newer at the right, in even steps, within the lines across', () => {
  const markup = chart([10, round], [20, round], [30, round], [40, round])
  const places = lines(markup)[0]?.map(({ x }) => x) ?? []
  const [first = NaN, second = NaN, third = NaN, last = NaN] = places
  expect(second - first).toBeGreaterThan(0)
  expect(third - second).toBeCloseTo(second - first, 0)
  expect(last - third).toBeCloseTo(second - first, 0)
  const [left = NaN, right = NaN] = ends(markup)
  expect(first).toBeGreaterThan(left)
  expect(right - last).toBeCloseTo(first - left)
  expect(textsIn(markup).slice(-2)).toEqual(['Older', 'Newer'])
  expect(markup).toMatch(new RegExp(`x="${left}"[^>]*>Older<`))
  expect(markup).toMatch(new RegExp(`x="${right}"[^>]*text-anchor="end"[^>]*>Newer<`))
})

test('the marks of the best and the worst score are whole, and the words below stand free of them', () => {
  const markup = chart([100, round], [0, round])
  const [best = NaN, worst = NaN] = lines(markup)[0]?.map(({ y }) => y) ?? []
  expect(best).toBeGreaterThan(8)
  const [words = NaN] = [...(/ y="(\d+)">Older</.exec(markup) ?? [])].slice(1).map(Number)
  expect(words - worst).toBeGreaterThan(20)
})

test('one score alone stands in the middle', () => {
  const markup = chart([10, round])
  const [left = NaN, right = NaN] = ends(markup)
  expect(lines(markup)[0]?.[0]?.x).toBeCloseTo((left + right) / 2, 0)
})

test('each series has a line of its own, of its color, which leaves out the scores of others', () => {
  const markup = chart([10, round], [20, square], [30, round], [40, square])
  const all = lines(chart([10, round], [20, round], [30, round], [40, round]))[0] ?? []
  expect(lines(markup)).toEqual([
    [all[0], all[2]],
    [all[1], all[3]],
  ])
  expect(valuesIn(markup, 'stroke')).toEqual(['red', 'green'])
})

test('each score has the mark of its series where its line passes, and its name', () => {
  const scores = [
    [10, round],
    [20, square],
    [30, pointed],
  ] as const
  const markup = chart(...scores)
  const places = lines(markup).map(([place]) => place)
  expect(marks(markup)).toEqual(
    scores.map(([percent, { shape, color }], at) => {
      const { x = NaN, y = NaN } = places[at] ?? {}
      const mark = {
        circle: `<circle cx="${x}" cy="${y}" r="5.5"></circle>`,
        square: `<rect x="${x - 5}" y="${y - 5}" width="10" height="10"></rect>`,
        triangle: `<path d="M${x} ${y - 7}l6.5 11.5h-13z"></path>`,
      }[shape]
      return `<g fill="${color}"><title>${at + 1}: ${percent}%</title>${mark}</g>`
    }),
  )
})

test('in a legend the mark of a series is the same, around the middle', () => {
  const markup = renderMarkup(<SeriesMark {...pointed} />)
  expect(partsIn(markup, 'path')).toEqual(['<path d="M0 -7l6.5 11.5h-13z"></path>'])
  expect(valuesIn(markup, 'fill')).toEqual(['blue'])
  expect(valuesIn(markup, 'viewBox')).toEqual(['-8 -8 16 16'])
})

test('the chart is a picture with a label', () => {
  expect(chart([50, round])).toMatch(/^<svg[^>]* role="img" aria-label="Scores">/)
})
