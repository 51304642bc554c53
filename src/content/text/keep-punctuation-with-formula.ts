import type { RichElement, RichNode } from '../../domain/questions/rich-text.ts'

/** Punctuation that belongs to the word or formula before it. */
export const closingPunctuation = /^[.,;:!?)\]%’”]+/

/** Keeps a formula and the punctuation after it on one line, so that no line begins with a comma. */
export function keepPunctuationWithFormula(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = []
  for (const node of nodes) {
    const previous = result.at(-1)
    const punctuation = typeof node === 'string' ? closingPunctuation.exec(node)?.[0] : undefined
    if (
      typeof node === 'string' &&
      punctuation !== undefined &&
      typeof previous === 'object' &&
      previous.tag === 'math'
    ) {
      result[result.length - 1] = attachPunctuation(previous, punctuation)
      result.push(node.slice(punctuation.length))
    } else result.push(node)
  }
  return result.filter((node) => node !== '')
}

/** The browser may break a line between the parts of a formula, so the punctuation joins the last part. */
export function attachPunctuation(math: RichElement, punctuation: string): RichElement {
  const parts = math.children ?? []
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1)
    return { tag: 'span', attributes: { class: 'together' }, children: [math, punctuation] }
  const end: RichElement = { tag: 'mrow', children: [last, { tag: 'mtext', children: [punctuation] }] }
  return { ...math, children: [...parts.slice(0, -1), end] }
}
