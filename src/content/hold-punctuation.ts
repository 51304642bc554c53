import type { RichNode } from '../domain/questions/rich-text.ts'

/** Marks that belong to what stands before them. */
export const closing = /^[.,;:!?)\]%’”]+/

/** Ties the punctuation after a formula to it, so that no line begins with a comma. */
export function holdPunctuation(nodes: readonly RichNode[]): RichNode[] {
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
      held[held.length - 1] = { tag: 'span', attributes: { class: 'together' }, children: [before, mark] }
      held.push(node.slice(mark.length))
    } else held.push(node)
  }
  return held.filter((node) => node !== '')
}
