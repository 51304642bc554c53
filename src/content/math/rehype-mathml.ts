import type { RichElement, RichNode } from '../../domain/questions/rich-text.ts'
import { attachPunctuation, closingPunctuation } from '../text/keep-punctuation-with-formula.ts'
import { mathFromLatex } from './mathml.ts'

/** The parts of an HTML syntax tree (hast) that this plugin reads or changes. */
type HastNode = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HastNode[]
}

/** A rehype plugin that turns the formulas of a guide, as remark-math outputs them, into MathML. */
export function rehypeMathml(): (tree: HastNode) => void {
  return (tree) => {
    replaceMath(tree)
  }
}

function replaceMath(node: HastNode): void {
  const children = node.children ?? []
  node.children = children.map((child, index) => {
    const code = codeOf(child)
    if (code && classesOf(code).includes('math-display')) return blockFormula(textOf(code))
    if (code && isInlineFormula(child))
      return inlineFormula(textOf(code), leadingPunctuation(children[index + 1]))
    replaceMath(child)
    return isInlineFormula(children[index - 1]) ? withoutLeadingPunctuation(child) : child
  })
}

/** remark-math puts a formula on its own line into <pre><code>. */
function codeOf(node: HastNode | undefined): HastNode | undefined {
  return node?.tagName === 'pre' ? node.children?.[0] : node
}

function isInlineFormula(node: HastNode | undefined): boolean {
  return classesOf(codeOf(node)).includes('math-inline')
}

/** A formula in a line of text, with the punctuation that follows it. */
function inlineFormula(latex: string, punctuation: string): HastNode {
  const math = mathFromLatex(latex, false)
  return hastFrom(punctuation === '' ? math : attachPunctuation(math, punctuation))
}

/** A formula on its own line. It is focusable, because on a narrow screen it scrolls sideways. */
function blockFormula(latex: string): HastNode {
  const properties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
  return { type: 'element', tagName: 'div', properties, children: [hastFrom(mathFromLatex(latex, true))] }
}

function leadingPunctuation(node: HastNode | undefined): string {
  return node?.type === 'text' ? (closingPunctuation.exec(node.value ?? '')?.[0] ?? '') : ''
}

function withoutLeadingPunctuation(node: HastNode): HastNode {
  const punctuation = leadingPunctuation(node)
  return punctuation === '' ? node : { ...node, value: (node.value ?? '').slice(punctuation.length) }
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
