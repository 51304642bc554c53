import type { RichElement, RichNode, RichTag } from '../../domain/questions/rich-text.ts'

/** A place in a picture: pixels from its left and from its top. */
export type Place = Readonly<{ x: number; y: number }>

type Attributes = Readonly<Record<string, string | number>>

/** An element of a picture. Its look comes from a class, since inline styles are forbidden here. */
export function shape(tag: RichTag, attributes: Attributes, children?: readonly RichNode[]): RichElement {
  const written = Object.entries(attributes).map(
    ([name, value]) => [name, typeof value === 'number' ? String(round(value)) : value] as const,
  )
  return { tag, attributes: Object.fromEntries(written), ...(children && { children }) }
}

export function words(
  text: string,
  at: Place,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  look = '',
): RichElement {
  return shape(
    'text',
    {
      x: Math.round(at.x),
      y: Math.round(at.y),
      class: ['fig-text', ...(anchor === 'middle' ? [] : [`fig-${anchor}`]), look].join(' ').trim(),
    },
    [text],
  )
}

export function segment(from: Place, to: Place, look: string): RichElement {
  return shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: look })
}

/** A line from place to place. What stays the same, along the page or down it, is not said again. */
export function pathOf(places: readonly Place[]): string {
  const rounded = places.map(({ x, y }) => ({ x: round(x), y: round(y) }))
  return rounded.map((place, index) => stepTo(place, rounded[index - 1])).join('')
}

function stepTo({ x, y }: Place, before: Place | undefined): string {
  if (!before) return `M${x} ${y}`
  if (y === before.y) return `H${x}`
  return x === before.x ? `V${y}` : `L${x} ${y}`
}

/**
 * A picture with what it is called and what it shows. Some browsers tell the words in a picture as well, after it.
 * Its width is in letters, so that its words grow with the reader's.
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
