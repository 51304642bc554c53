import type { RichElement, RichNode } from '../../domain/questions/rich-text.ts'
import { closing, tied } from '../text/keep-punctuation-with-formula.ts'
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
  const children = node.children ?? []
  node.children = children.map((child, index) => {
    const inner = innerOf(child)
    if (inner && classesOf(inner).includes('math-display')) return formulaFrom(textOf(inner))
    if (inner && isInline(child)) return inlineFrom(textOf(inner), closingMark(children[index + 1]))
    replaceMath(child)
    return isInline(children[index - 1]) ? withoutMark(child) : child
  })
}

function innerOf(node: HastNode | undefined): HastNode | undefined {
  return node?.tagName === 'pre' ? node.children?.[0] : node
}

function isInline(node: HastNode | undefined): boolean {
  return classesOf(innerOf(node)).includes('math-inline')
}

/** A formula in a line of text, with the mark that follows it. */
function inlineFrom(latex: string, mark: string): HastNode {
  const math = mathFromLatex(latex, false)
  return hastFrom(mark === '' ? math : tied(math, mark))
}

/** A formula on a line of its own, in a frame that scrolls where the screen is narrower. */
function formulaFrom(latex: string): HastNode {
  const properties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
  return { type: 'element', tagName: 'div', properties, children: [hastFrom(mathFromLatex(latex, true))] }
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
