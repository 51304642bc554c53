import type { RichElement, RichNode } from '../../domain/questions/rich-text.ts'

/** Marks that belong to what stands before them. */
export const closing = /^[.,;:!?)\]%’”]+/

/** Ties the punctuation after a formula to it, so that no line begins with a comma. */
export function keepPunctuationWithFormula(nodes: readonly RichNode[]): RichNode[] {
  const held: RichNode[] = []
  for (const node of nodes) {
    const before = held.at(-1)
    const mark = typeof node === 'string' ? closing.exec(node)?.[0] : undefined
    if (
      typeof node === 'string' &&
      mark !== undefined &&
      typeof before === 'object' &&
      before.tag === 'math'
    ) {
      held[held.length - 1] = tied(before, mark)
      held.push(node.slice(mark.length))
    } else held.push(node)
  }
  return held.filter((node) => node !== '')
}

/** A formula of several parts may break between them, so its mark goes with the last of them. */
export function tied(math: RichElement, mark: string): RichElement {
  const parts = math.children ?? []
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1)
    return { tag: 'span', attributes: { class: 'together' }, children: [math, mark] }
  const end: RichElement = { tag: 'mrow', children: [last, { tag: 'mtext', children: [mark] }] }
  return { ...math, children: [...parts.slice(0, -1), end] }
}
