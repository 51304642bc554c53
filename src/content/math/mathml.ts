import temml from 'temml'
import {
  mathTags,
  plainText,
  type RichElement,
  type RichNode,
  type RichTag,
} from '../../domain/questions/rich-text.ts'
import { stretchyOperators } from './stretchy-operators.ts'

/** What Temml builds: elements, fragments without a tag, and text. */
type TemmlNode = {
  type?: string
  text?: string
  attributes?: Record<string, string>
  classes?: readonly string[]
  style?: Record<string, string>
  children?: readonly TemmlNode[]
}

/** The style sheet's stand-ins for the inline styles that the content security policy forbids. */
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

/** Turns LaTeX into a MathML tree; a formula that cannot be read stops the build. */
export function mathFromLatex(latex: string, display: boolean): RichElement {
  const root: unknown = temml.__renderToMathMLTree(latex, {
    displayMode: display,
    throwOnError: true,
    wrap: 'tex',
  })
  const [math] = isTemmlNode(root) ? convert(root, latex) : []
  if (math === undefined || typeof math === 'string') throw new Error(`"${latex}" makes no formula`)
  const name = display ? { display: 'block' } : {}
  return { ...math, attributes: { ...math.attributes, ...name } }
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
  if (tag === 'mo') checkGrowth(node, plainText(children), latex)
  return [{ tag, attributes: attributesOf(node, latex), children }]
}

function checkGrowth({ attributes = {} }: TemmlNode, mark: string, latex: string): void {
  const { stretchy, fence } = attributes
  const grows = stretchy === 'true' || (fence === 'true' && stretchy === undefined)
  if (grows && !stretchyOperators.includes(mark))
    throw new Error(`"${latex}" has "${mark}" grow, which pages do not bring: see growing-marks.ts`)
}

function attributesOf(node: TemmlNode, latex: string): Record<string, string> {
  const classes = [...(node.classes ?? []), classForStyle(node.style ?? {}, latex)].filter(
    (name) => name !== '',
  )
  const attributes = { ...node.attributes }
  return classes.length > 0 ? { ...attributes, class: classes.join(' ') } : attributes
}

function classForStyle(style: Record<string, string>, latex: string): string {
  const written = Object.entries(style)
    .map(
      ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';')
  const name = classesForStyles[written]
  if (name === undefined)
    throw new Error(`"${latex}" needs the inline style "${written}", which the site forbids`)
  return name
}

function mathTag(type: string, latex: string): RichTag {
  const tag = mathTags.find((known) => known === type)
  if (!tag) throw new Error(`"${latex}" needs <${type}>, which the site does not draw`)
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
