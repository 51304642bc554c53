/** Text with structure, as a tree: what the build makes of Markdown and LaTeX, and what React draws. */
export type RichText = readonly RichNode[]

/** Plain text, or an element with a tag from the list below. */
export type RichNode = string | RichElement

export type RichElement = Readonly<{
  tag: RichTag
  attributes?: Readonly<Record<string, string>>
  children?: RichText
}>

export const proseTags = ['p', 'em', 'strong', 'code', 'ul', 'ol', 'li', 'blockquote', 'br', 'span'] as const
export const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const
export const mathTags = [
  'math',
  'menclose',
  'mfrac',
  'mi',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mphantom',
  'mroot',
  'mrow',
  'mspace',
  'msqrt',
  'mstyle',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
] as const

/** Figures and charts: drawn at build, with their data beside them. */
export const figureTags = [
  'figure',
  'figcaption',
  'details',
  'summary',
  'svg',
  'g',
  'path',
  'line',
  'circle',
  'rect',
  'text',
] as const

export type RichTag =
  | (typeof proseTags)[number]
  | (typeof tableTags)[number]
  | (typeof mathTags)[number]
  | (typeof figureTags)[number]

/** The words of a rich text with its structure left out. */
export function plainText(text: RichText): string {
  return text.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('')
}
