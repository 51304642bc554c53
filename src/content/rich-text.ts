import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfmTable } from 'micromark-extension-gfm-table'
import { math } from 'micromark-extension-math'
import type { RichElement, RichNode, RichTag, RichText } from '../domain/questions/rich-text.ts'
import { holdPunctuation } from './hold-punctuation.ts'
import { mathFromLatex } from './mathml.ts'

/** Reads Markdown with $LaTeX$ into a tree of allowed elements; anything else in it stops the build. */
export function richTextFrom(markdown: string): RichText {
  const root = fromMarkdown(markdown, {
    extensions: [math(), gfmTable()],
    mdastExtensions: [mathFromMarkdown(), gfmTableFromMarkdown()],
  })
  return root.children.flatMap(convert)
}

/** The same for a text that stands inside a line, such as a choice: one paragraph, without its frame. */
export function richLineFrom(markdown: string): RichText {
  const blocks = richTextFrom(markdown)
  const [only] = blocks
  if (blocks.length !== 1 || only === undefined || typeof only === 'string' || only.tag !== 'p')
    throw new Error(`"${markdown.slice(0, 60)}" must be one line of text`)
  return only.children ?? []
}

function convert(node: RootContent | PhrasingContent): RichNode[] {
  switch (node.type) {
    case 'text':
      return [typographic(node.value)]
    case 'paragraph':
      return [element('p', node)]
    case 'emphasis':
      return [element('em', node)]
    case 'strong':
      return [element('strong', node)]
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
      throw new Error(`Markdown of the kind "${node.type}" has no place in a question`)
  }
}

function convertTable(table: Nodes & { type: 'table' }): RichElement {
  const [head, ...body] = table.children.map((row, index) => ({
    tag: 'tr' as const,
    children: row.children.map((cell): RichNode => {
      return { tag: index === 0 ? 'th' : 'td', children: cell.children.flatMap(convert) }
    }),
  }))
  const rows: RichNode[] = head ? [{ tag: 'thead', children: [head] }] : []
  return { tag: 'table', children: [...rows, { tag: 'tbody', children: body }] }
}

function element(tag: RichTag, node: { children: readonly (RootContent | PhrasingContent)[] }): RichElement {
  return { tag, children: holdPunctuation(node.children.flatMap(convert)) }
}

/** Straight quotes and three dots, as a printer would set them. */
function typographic(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–“-])'/g, '$1‘')
    .replace(/'/g, '’')
}
