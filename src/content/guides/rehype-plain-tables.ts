/** The parts of an HTML syntax tree (hast) that this plugin reads or changes. */
type HastNode = { tagName?: string; properties?: Record<string, unknown>; children?: HastNode[] }

/**
 * Removes the alignment of table cells, because it would become an inline style, which the content security policy forbids.
 * Turns empty heading cells into plain cells, because an empty heading confuses screen readers.
 */
export function rehypePlainTables(): (tree: HastNode) => void {
  const strip = (node: HastNode): void => {
    if (node.tagName === 'th' || node.tagName === 'td') delete node.properties?.['align']
    if (node.tagName === 'th' && node.children?.length === 0) node.tagName = 'td'
    for (const child of node.children ?? []) strip(child)
  }
  return strip
}
