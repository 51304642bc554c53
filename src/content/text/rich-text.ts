import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfmTable } from 'micromark-extension-gfm-table'
import { math } from 'micromark-extension-math'
import type { RichElement, RichNode, RichTag, RichText } from '../../domain/questions/rich-text.ts'
import { keepPunctuationWithFormula } from './keep-punctuation-with-formula.ts'
import { mathFromLatex } from '../math/mathml.ts'

/** Parses Markdown with $LaTeX$ into a tree of allowed elements. Throws for any other Markdown, such as links or HTML. */
export function richTextFrom(markdown: string): RichText {
  // Four of five texts are plain lines. Skipping the parser for them makes the build faster.
  if (plainLine.test(markdown))
    return [{ tag: 'p', children: keepPunctuationWithFormula([toTypographic(markdown, '', ' ')]) }]
  return convertAll(parse(markdown).children)
}

/** A line without any character that Markdown treats specially, and without a number that would begin a list. */
const plainLine = /^(?!\d+[.)])[\p{L}\d“‘"'(](?:[^\\`*_[\]<&|$~\p{C}\p{Zl}\p{Zp}]*[\p{L}\d.,;:?!”’"')%])?$/u

function parse(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [math(), gfmTable()],
    mdastExtensions: [mathFromMarkdown(), gfmTableFromMarkdown()],
  })
}

/** The same for a text that is part of a line, such as a choice: the contents of its only paragraph. */
export function richLineFrom(markdown: string): RichText {
  const blocks = richTextFrom(markdown)
  const [only] = blocks
  if (blocks.length !== 1 || only === undefined || typeof only === 'string' || only.tag !== 'p')
    throw new Error(
      `"${markdown.slice(0, 60)}" must be one line of text, without lists, tables or blank lines`,
    )
  return only.children ?? []
}

/** Converts sibling nodes. Each needs the character before it, because quotes are set by what surrounds them. */
function convertAll(nodes: readonly (RootContent | PhrasingContent)[], before = ''): RichNode[] {
  return nodes.reduce<RichNode[]>(
    (converted, node, index) => [
      ...converted,
      ...convert(node, lastCharacter(converted) ?? before, nodes[index + 1]),
    ],
    [],
  )
}

function lastCharacter(nodes: RichText): string | undefined {
  const last = nodes.at(-1)
  if (last === undefined || typeof last === 'string') return last?.at(-1)
  if (last.tag === 'br') return '\n'
  // A quote after a formula is treated like a quote after a letter.
  return last.tag === 'math' ? 'x' : lastCharacter(last.children ?? [])
}

function convert(
  node: RootContent | PhrasingContent,
  before: string,
  next: RootContent | PhrasingContent | undefined,
): RichNode[] {
  switch (node.type) {
    case 'text':
      // The end of a line counts as a space, and any other node as a letter.
      return [toTypographic(node.value, before, next === undefined || next.type === 'break' ? ' ' : 'x')]
    case 'paragraph':
      return [element('p', node)]
    case 'emphasis':
      return [element('em', node, before)]
    case 'strong':
      return [element('strong', node, before)]
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }]
    case 'blockquote':
      return [element('blockquote', node)]
    case 'list':
      return [element(node.ordered ? 'ol' : 'ul', node)]
    case 'listItem':
      return [element('li', node)]
    case 'break':
      return [{ tag: 'br' }]
    case 'inlineMath':
      return [mathFromLatex(node.value, false)]
    case 'math':
      return [mathFromLatex(node.value, true)]
    case 'table':
      return [convertTable(node)]
    default:
      throw new Error(`Markdown of the kind "${node.type}" is not allowed in questions`)
  }
}

function convertTable(table: Nodes & { type: 'table' }): RichElement {
  const [head, ...body] = table.children.map((row, index) => ({
    tag: 'tr' as const,
    children: row.children.map((cell): RichNode => {
      return { tag: index === 0 ? 'th' : 'td', children: convertAll(cell.children) }
    }),
  }))
  const rows: RichNode[] = head ? [{ tag: 'thead', children: [head] }] : []
  return { tag: 'table', children: [...rows, { tag: 'tbody', children: body }] }
}

type Parent = Readonly<{ children: readonly (RootContent | PhrasingContent)[] }>

function element(tag: RichTag, node: Parent, before = ''): RichElement {
  return { tag, children: keepPunctuationWithFormula(convertAll(node.children, before)) }
}

/** Replaces straight quotes and three dots by typographic ones, given the characters before and after the text. */
function toTypographic(text: string, before: string, after: string): string {
  return `${before}${text.replace(/\.\.\./g, '…')}${after}`
    .replace(closingAfterDash, (quotes) => quotes.replaceAll('"', '”').replaceAll("'", '’'))
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–“-])'/g, '$1‘')
    .replace(/'/g, '’')
    .slice(before.length, -after.length)
}

/** Closing quotes after a dash: only punctuation may follow before the next space. */
const closingAfterDash = /(?<=[—–-])["']+(?=[.,;:!?)\]}]*\s)/g
