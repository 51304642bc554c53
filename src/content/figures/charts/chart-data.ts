import type { ChartSource } from './chart-source.ts'

/** The data of a chart, as the rows of the table shown below it. */
export type ChartData = Readonly<{ head: readonly string[]; rows: readonly (readonly string[])[] }>

export function tableDataOf(source: ChartSource): ChartData {
  switch (source.chart) {
    case 'bar':
    case 'stacked':
    case 'line':
      return {
        head: [source.x, ...source.series.map(({ name }) => (source.series.length > 1 ? name : source.y))],
        rows: source.categories.map((name, index) => [
          name,
          ...source.series.map(({ values }) => formatNumber(values[index] ?? 0)),
        ]),
      }
    case 'circle': {
      const [{ name, values }] = source.series
      return {
        head: ['Part', name],
        rows: source.categories.map((part, index) => [
          part,
          `${formatNumber(values[index] ?? 0)}${source.unit ?? ''}`,
        ]),
      }
    }
    case 'histogram':
      return {
        head: [source.x, source.y],
        rows: source.bins.map(([from, to], index) => [
          `${formatNumber(from)} to ${formatNumber(to)}`,
          formatNumber(source.values[index] ?? 0),
        ]),
      }
    case 'scatter':
      return { head: [source.x, source.y], rows: source.points.map((point) => point.map(formatNumber)) }
    case 'box':
      return {
        head: [source.x, 'Least', 'First quartile', 'Median', 'Third quartile', 'Greatest'],
        rows: source.boxes.map(({ name, values }) => [name, ...values.map(formatNumber)]),
      }
  }
}

/** Shows all decimal places, because a question may ask for any of them. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 20 }).replace('-', '−')
}

/** Describes the kind of chart for screen readers. The numbers are in the table. */
export function descriptionOf(source: ChartSource): string {
  const kinds = {
    bar: 'Bar chart',
    stacked: 'Stacked bar chart',
    line: 'Line graph',
    circle: 'Circle graph',
    histogram: 'Histogram',
    scatter: 'Scatterplot',
    box: 'Box plots',
  } as const
  const axes = 'y' in source ? ` of ${source.y} by ${source.x}` : ''
  return `${kinds[source.chart]}${axes}. The data are in the table below it.`
}
