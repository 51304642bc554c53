/** Formatted text as a tree. The build makes it from Markdown and LaTeX, and React renders it. */
export type RichText = readonly RichNode[]

/** Plain text, or an element with a tag from the list below. */
export type RichNode = string | RichElement

export type RichElement = Readonly<{
  tag: RichTag
  attributes?: Readonly<Record<string, string>>
  children?: RichText
}>

export const proseTags = ['p', 'em', 'strong', 'code', 'ul', 'ol', 'li', 'blockquote', 'br', 'span'] as const
/** Only the build makes links. An author's text has none. */
export const linkTags = ['a'] as const
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

/** Tags of figures and charts, which are drawn at build time. */
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
  | (typeof linkTags)[number]
  | (typeof tableTags)[number]
  | (typeof mathTags)[number]
  | (typeof figureTags)[number]

/** The text without its formatting. */
export function plainText(text: RichText): string {
  return text.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('')
}
