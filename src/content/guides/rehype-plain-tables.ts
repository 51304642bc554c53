/** The parts of a hast tree that this plugin touches. */
type HastNode = { tagName?: string; properties?: Record<string, unknown>; children?: HastNode[] }

/**
 * Takes the alignment off table cells, since it would become an inline style, which the policy forbids; and
 * makes a heading cell that says nothing a plain one.
 */
export function rehypePlainTables(): (tree: HastNode) => void {
  const strip = (node: HastNode): void => {
    if (node.tagName === 'th' || node.tagName === 'td') delete node.properties?.['align']
    if (node.tagName === 'th' && node.children?.length === 0) node.tagName = 'td'
    for (const child of node.children ?? []) strip(child)
  }
  return strip
}
