import type { RichElement, RichNode, RichText } from '../../../domain/questions/rich-text.ts'
import { drawBars, drawHistogram } from './bars.ts'
import { drawBoxes } from './boxes.ts'
import type { ChartSource } from './chart-source.ts'
import { drawCircle } from './circle.ts'
import { dataOf, type ChartData } from './chart-data.ts'
import { drawLines, drawScatter } from './lines.ts'

export { chartSource } from './chart-source.ts'

/** A chart as it is shown: its title, the picture, the key to its marks, and its data as a table. */
export function chartText(source: ChartSource): RichText {
  const caption: RichNode[] = [{ tag: 'strong', children: [source.title] }]
  if (source.total !== undefined) caption.push({ tag: 'br' }, source.total)
  return [
    {
      tag: 'figure',
      children: [
        { tag: 'figcaption', children: caption },
        drawingOf(source),
        ...keyOf(source),
        {
          tag: 'details',
          children: [{ tag: 'summary', children: ['The data as a table'] }, tableOf(dataOf(source))],
        },
      ],
    },
  ]
}

function drawingOf(source: ChartSource): RichElement {
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

/** Which mark stands for which series, where there are several. */
function keyOf(source: ChartSource): readonly RichElement[] {
  if (!('series' in source) || source.chart === 'circle' || source.series.length < 2) return []
  const marks = source.series.map(({ name }, index): RichElement => {
    const mark = source.chart === 'line' ? 'fig-line-key' : 'fig-key'
    return { tag: 'li', attributes: { class: `fig-key ${mark}-${index + 1}` }, children: [name] }
  })
  return [{ tag: 'ul', attributes: { class: 'fig-keys' }, children: marks }]
}

function tableOf({ head, rows }: ChartData): RichElement {
  const heads = head.map((cell): RichElement => ({ tag: 'th', children: [cell] }))
  const body = rows.map(([first = '', ...others]): RichElement => {
    const name: RichElement = { tag: 'th', attributes: { scope: 'row' }, children: [first] }
    return {
      tag: 'tr',
      children: [name, ...others.map((cell): RichElement => ({ tag: 'td', children: [cell] }))],
    }
  })
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [{ tag: 'tr', children: heads }] },
      { tag: 'tbody', children: body },
    ],
  }
}
