import type { RichElement, RichNode, RichTag } from '../../domain/questions/rich-text.ts'

/** A point in a picture, in pixels from its left and top edge. */
export type PixelPoint = Readonly<{ x: number; y: number }>

type Attributes = Readonly<Record<string, string | number>>

/** An SVG element. It is styled by classes, because the content security policy forbids inline styles. */
export function shape(tag: RichTag, attributes: Attributes, children?: readonly RichNode[]): RichElement {
  const attributesAsText = Object.entries(attributes).map(
    ([name, value]) => [name, typeof value === 'number' ? String(round(value)) : value] as const,
  )
  return { tag, attributes: Object.fromEntries(attributesAsText), ...(children && { children }) }
}

export function drawText(
  text: string,
  point: PixelPoint,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  className = '',
): RichElement {
  return shape(
    'text',
    {
      x: Math.round(point.x),
      y: Math.round(point.y),
      class: ['fig-text', ...(anchor === 'middle' ? [] : [`fig-${anchor}`]), className].join(' ').trim(),
    },
    [text],
  )
}

export function segment(from: PixelPoint, to: PixelPoint, className: string): RichElement {
  return shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: className })
}

/** A path through all points. Horizontal and vertical parts use the shorter H and V commands. */
export function pathOf(points: readonly PixelPoint[]): string {
  const rounded = points.map(({ x, y }) => ({ x: round(x), y: round(y) }))
  return rounded.map((point, index) => pathCommand(point, rounded[index - 1])).join('')
}

function pathCommand({ x, y }: PixelPoint, previous: PixelPoint | undefined): string {
  if (!previous) return `M${x} ${y}`
  if (y === previous.y) return `H${x}`
  return x === previous.x ? `V${y}` : `L${x} ${y}`
}

/**
 * An SVG with a text alternative. Its contents are hidden from screen readers, because some of them would read the labels
 * again. Its width is in rem, so its text grows with the visitor's font size.
 */
export function picture(
  name: Readonly<{ title: string; description: string }>,
  size: Readonly<{ width: number; height: number }>,
  shapes: readonly RichNode[],
): RichElement {
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)]
  return shape(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      width: `${round(width / 16)}rem`,
      role: 'img',
      class: 'fig',
      'aria-label': `${name.title}. ${name.description}`,
    },
    [shape('g', { 'aria-hidden': 'true' }, shapes)],
  )
}

export function round(number: number): number {
  return Math.round(number * 10) / 10
}
