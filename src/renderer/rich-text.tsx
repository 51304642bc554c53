import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText } from '../domain/questions/rich-text.ts'
import { withBlanks } from '../ui/text-with-blanks.tsx'
import styles from './rich-text.module.css'
import './figures.css'
import './math.css'
import './sideways.css'

/** Renders a tree of text. The type allows only known tags, so no string is ever interpreted as HTML. */
export function Rich({ text }: { text: RichText }): ReactNode {
  return text.map((node, index) => renderNode(node, index))
}

/** The same as a block, with space between paragraphs. */
export function RichBlock({ text }: { text: RichText }): ReactNode {
  return (
    <div className={styles['block']}>
      <Rich text={text} />
    </div>
  )
}

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return withBlanks(node)
  const { class: className, ...attributes } = node.attributes ?? {}
  const children = node.children?.map(renderNode) ?? []
  const element = createElement(node.tag, { key, className, ...attributes }, ...children)
  const frameLabel = scrollFrameLabel(node)
  if (frameLabel === null) return element
  return (
    <div
      key={key}
      className={`${styles['scroll']} sideways`}
      tabIndex={0}
      role="group"
      aria-label={frameLabel}
    >
      {element}
    </div>
  )
}

/** The label of the scrolling frame around an element that may be wider than a phone, or null if it needs no frame. */
function scrollFrameLabel(node: RichElement): string | null {
  if (node.tag === 'table') return 'Table'
  if (node.tag === 'svg') return 'Figure'
  return node.attributes?.['display'] === 'block' ? 'Formula' : null
}
