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
      x: at.x,
      y: at.y,
      class: ['fig-text', ...(anchor === 'middle' ? [] : [`fig-${anchor}`]), look].join(' ').trim(),
    },
    [text],
  )
}

export function segment(from: Place, to: Place, look: string): RichElement {
  return shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: look })
}

export function pathOf(places: readonly Place[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

/** A picture with what it is called and what it shows. */
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
      width,
      height,
      role: 'img',
      class: 'fig',
      'aria-label': `${name.title}. ${name.description}`,
    },
    shapes,
  )
}

export function round(number: number): number {
  return Math.round(number * 10) / 10
}
