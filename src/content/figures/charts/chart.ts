import type { RichElement, RichNode, RichText } from '../../../domain/questions/rich-text.ts'
import { drawBars, drawHistogram } from './bars.ts'
import { drawBoxes } from './boxes.ts'
import type { ChartSource } from './chart-source.ts'
import { drawCircle } from './circle.ts'
import { tableDataOf, type ChartData } from './chart-data.ts'
import { drawLines, drawScatter } from './lines.ts'

export { chartSchema } from './chart-source.ts'

/** The chart as rich text: title, picture, legend, and its data as a table. */
export function chartRichText(source: ChartSource): RichText {
  const caption: RichNode[] = [{ tag: 'strong', children: [source.title] }]
  if (source.total !== undefined) caption.push({ tag: 'br' }, source.total)
  return [
    {
      tag: 'figure',
      children: [
        { tag: 'figcaption', children: caption },
        drawChart(source),
        ...legendOf(source),
        {
          tag: 'details',
          children: [{ tag: 'summary', children: ['The data as a table'] }, tableOf(tableDataOf(source))],
        },
      ],
    },
  ]
}

function drawChart(source: ChartSource): RichElement {
  switch (source.chart) {
    case 'bar':
    case 'stacked':
      return drawBars(source)
    case 'line':
      return drawLines(source)
    case 'scatter':
      return drawScatter(source)
    case 'circle':
      return drawCircle(source)
    case 'histogram':
      return drawHistogram(source)
    case 'box':
      return drawBoxes(source)
  }
}

/** Names the series next to their colors or symbols, if there is more than one series. */
function legendOf(source: ChartSource): readonly RichElement[] {
  if (!('series' in source) || source.chart === 'circle' || source.series.length < 2) return []
  const entries = source.series.map(({ name }, index): RichElement => {
    const symbol = source.chart === 'line' ? 'fig-line-key' : 'fig-key'
    return { tag: 'li', attributes: { class: `fig-key ${symbol}-${index + 1}` }, children: [name] }
  })
  return [{ tag: 'ul', attributes: { class: 'fig-keys' }, children: entries }]
}

function tableOf({ head, rows }: ChartData): RichElement {
  const headCells = head.map((cell): RichElement => ({ tag: 'th', children: [cell] }))
  const body = rows.map(([first = '', ...others]): RichElement => {
    const rowHead: RichElement = { tag: 'th', attributes: { scope: 'row' }, children: [first] }
    return {
      tag: 'tr',
      children: [rowHead, ...others.map((cell): RichElement => ({ tag: 'td', children: [cell] }))],
    }
  })
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [{ tag: 'tr', children: headCells }] },
      { tag: 'tbody', children: body },
    ],
  }
}
