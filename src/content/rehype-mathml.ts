import type { RichElement, RichNode } from '../domain/questions/rich-text.ts'
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
  node.children = node.children?.map((child) => {
    const inner = child.tagName === 'pre' ? child.children?.[0] : child
    const display = classesOf(inner).includes('math-display')
    if (inner && (display || classesOf(inner).includes('math-inline')))
      return hastFrom(mathFromLatex(textOf(inner), display))
    replaceMath(child)
    return child
  }) ?? []
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
