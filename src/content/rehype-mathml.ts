import type { RichElement, RichNode } from '../domain/questions/rich-text.ts'
import { closing } from './hold-punctuation.ts'
import { mathFromLatex } from './mathml.ts'

/** The parts of a hast tree that this plugin touches. */
type HastNode = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HastNode[]
}

/** Turns the formulas of a guide, as remark-math leaves them, into MathML. */
export function rehypeMathml(): (tree: HastNode) => void {
  return (tree) => {
    replaceMath(tree)
  }
}

function replaceMath(node: HastNode): void {
  const children = (node.children ?? []).map((child) => {
    const inner = child.tagName === 'pre' ? child.children?.[0] : child
    const display = classesOf(inner).includes('math-display')
    if (inner && (display || classesOf(inner).includes('math-inline')))
      return display ? formulaFrom(textOf(inner)) : hastFrom(mathFromLatex(textOf(inner), false))
    replaceMath(child)
    return child
  })
  node.children = holdPunctuation(children)
}

/** A formula on a line of its own, in a frame that scrolls where the screen is narrower. */
function formulaFrom(latex: string): HastNode {
  const properties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
  return { type: 'element', tagName: 'div', properties, children: [hastFrom(mathFromLatex(latex, true))] }
}

/** Ties the punctuation after a formula to it, so that no line begins with a comma. */
function holdPunctuation(nodes: readonly HastNode[]): HastNode[] {
  return nodes.flatMap((node, index) => {
    const mark = closingMark(nodes[index + 1])
    if (node.tagName === 'math' && mark !== '') {
      const properties = { className: ['together'] }
      return [
        { type: 'element', tagName: 'span', properties, children: [node, { type: 'text', value: mark }] },
      ]
    }
    const isAfterMath = nodes[index - 1]?.tagName === 'math'
    return isAfterMath ? [withoutMark(node)] : [node]
  })
}

function closingMark(node: HastNode | undefined): string {
  return node?.type === 'text' ? (closing.exec(node.value ?? '')?.[0] ?? '') : ''
}

function withoutMark(node: HastNode): HastNode {
  const mark = closingMark(node)
  return mark === '' ? node : { ...node, value: (node.value ?? '').slice(mark.length) }
}

function classesOf(node: HastNode | undefined): readonly unknown[] {
  const names = node?.properties?.['className']
  return Array.isArray(names) ? names : []
}

function textOf(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function hastFrom(node: RichNode): HastNode {
  if (typeof node === 'string') return { type: 'text', value: node }
  const { class: className, ...attributes }: Record<string, string> = node.attributes ?? {}
  const properties = className === undefined ? attributes : { ...attributes, className: className.split(' ') }
  return { type: 'element', tagName: node.tag, properties, children: childrenOf(node).map(hastFrom) }
}

function childrenOf(element: RichElement): readonly RichNode[] {
  return element.children ?? []
}
