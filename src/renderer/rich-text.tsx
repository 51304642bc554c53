import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText } from '../domain/questions/rich-text.ts'
import { withBlanks } from '../ui/text-with-blanks.tsx'
import styles from './rich-text.module.css'
import './figures.css'
import './math.css'
import './sideways.css'

type Props = Readonly<{
  text: RichText
  /** Draws the blanks of the text, in order; without it they are empty lines. */
  nextBlank?: () => ReactNode
}>

/** Renders a tree of text. The type allows only known tags, so no string is ever interpreted as HTML. */
export function Rich({ text, nextBlank }: Props): ReactNode {
  return text.map((node, index) => renderNode(node, index, nextBlank))
}

/** The same as a block, with space between paragraphs. */
export function RichBlock(props: Props): ReactNode {
  return (
    <div className={styles['block']}>
      <Rich {...props} />
    </div>
  )
}

function renderNode(node: RichNode, key: number, nextBlank?: () => ReactNode): ReactNode {
  if (typeof node === 'string') return withBlanks(node, nextBlank)
  const { class: className, ...attributes } = node.attributes ?? {}
  const children = node.children?.map((child, index) => renderNode(child, index, nextBlank)) ?? []
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
