import temml from 'temml'
import {
  mathTags,
  plainText,
  type RichElement,
  type RichNode,
  type RichTag,
} from '../../domain/questions/rich-text.ts'
import { stretchyOperators } from './stretchy-operators.ts'

/** The nodes that Temml builds: elements, fragments without a tag, and text. */
type TemmlNode = {
  type?: string
  text?: string
  attributes?: Record<string, string>
  classes?: readonly string[]
  style?: Record<string, string>
  children?: readonly TemmlNode[]
}

/** CSS classes that replace Temml's inline styles, which the content security policy forbids. */
const classesForStyles: Readonly<Record<string, string>> = {
  '': '',
  'display:block math': '',
  'math-depth:0': 'tml-depth-0',
  'math-depth:1': 'tml-depth-1',
  'math-depth:2': 'tml-depth-2',
  'padding-left:0em;padding-right:0em': 'tml-flush',
  'padding-left:5.9776pt;padding-right:0em': 'tml-gap-left',
  'padding-left:0em;padding-right:5.9776pt': 'tml-gap-right',
  'padding-left:5.9776pt;padding-right:5.9776pt': 'tml-gap',
}

/** Turns LaTeX into a MathML tree. Throws for a formula that cannot be parsed or displayed. */
export function mathFromLatex(latex: string, display: boolean): RichElement {
  const root: unknown = temml.__renderToMathMLTree(latex, {
    displayMode: display,
    throwOnError: true,
    wrap: 'tex',
  })
  const [math] = isTemmlNode(root) ? convert(root, latex) : []
  if (math === undefined || typeof math === 'string') throw new Error(`"${latex}" is not a formula`)
  const displayAttribute = display ? { display: 'block' } : {}
  return { ...math, attributes: { ...math.attributes, ...displayAttribute } }
}

/** Temml's own types say nothing about what it builds. */
function isTemmlNode(value: unknown): value is TemmlNode {
  return typeof value === 'object' && value !== null && 'children' in value
}

function convert(node: TemmlNode, latex: string): RichNode[] {
  if (node.text !== undefined) return node.text === '' ? [] : [node.text]
  const children = joinText((node.children ?? []).flatMap((child) => convert(child, latex)))
  if (node.type === undefined) return children
  const tag = mathTag(node.type, latex)
  if (tag === 'mo') checkStretchyOperator(node, plainText(children), latex)
  return [{ tag, attributes: attributesOf(node, latex), children }]
}

function checkStretchyOperator({ attributes = {} }: TemmlNode, operator: string, latex: string): void {
  const { stretchy, fence } = attributes
  const isStretchy = stretchy === 'true' || (fence === 'true' && stretchy === undefined)
  if (isStretchy && !stretchyOperators.includes(operator))
    throw new Error(
      `"${latex}" stretches "${operator}", which pages cannot display: see stretchy-operators.ts`,
    )
}

function attributesOf(node: TemmlNode, latex: string): Record<string, string> {
  const classes = [...(node.classes ?? []), classForStyle(node.style ?? {}, latex)].filter(
    (name) => name !== '',
  )
  const attributes = { ...node.attributes }
  return classes.length > 0 ? { ...attributes, class: classes.join(' ') } : attributes
}

function classForStyle(style: Record<string, string>, latex: string): string {
  const styleText = Object.entries(style)
    .map(
      ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';')
  const name = classesForStyles[styleText]
  if (name === undefined)
    throw new Error(
      `"${latex}" needs the inline style "${styleText}", which the content security policy forbids`,
    )
  return name
}

function mathTag(type: string, latex: string): RichTag {
  const tag = mathTags.find((known) => known === type)
  if (!tag) throw new Error(`"${latex}" needs <${type}>, which is not in the list of allowed MathML elements`)
  return tag
}

function joinText(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
