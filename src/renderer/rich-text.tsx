import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText } from '../domain/questions/rich-text.ts'
import { withBlanks } from '../ui/text-with-blanks.tsx'
import styles from './rich-text.module.css'
import './figures.css'
import './math.css'
import './sideways.css'

/** Draws a tree of text. It knows only tags from the list, so no string ever becomes HTML. */
export function Rich({ text }: { text: RichText }): ReactNode {
  return text.map((node, index) => draw(node, index))
}

/** The same, framed for reading: paragraphs with space between them, tables that may scroll. */
export function RichBlock({ text }: { text: RichText }): ReactNode {
  return (
    <div className={styles['block']}>
      <Rich text={text} />
    </div>
  )
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return withBlanks(node)
  const { class: className, ...attributes } = node.attributes ?? {}
  const children = node.children?.map(draw) ?? []
  const drawn = createElement(node.tag, { key, className, ...attributes }, ...children)
  const frame = frameOf(node)
  if (frame === null) return drawn
  return (
    <div key={key} className={`${styles['scroll']} sideways`} tabIndex={0} role="group" aria-label={frame}>
      {drawn}
    </div>
  )
}

/** What may be wider than a phone stands in a frame that scrolls; this is the frame's name. */
function frameOf(node: RichElement): string | null {
  if (node.tag === 'table') return 'Table'
  if (node.tag === 'svg') return 'Figure'
  return node.attributes?.['display'] === 'block' ? 'Formula' : null
}
