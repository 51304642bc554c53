/** The parts of an HTML syntax tree (hast) that this plugin reads or makes. */
type HastNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HastNode[]
}

/**
 * Puts each part of a guide, from a heading of level 2 to the next, into a disclosure whose summary is the heading, so
 * that a guide is not twenty screens long on a phone. The first part is open. Wide screens show all parts.
 */
export function rehypeGuideParts(): (tree: HastNode) => void {
  return (tree) => {
    const nodes: HastNode[] = []
    let target = nodes
    for (const node of tree.children ?? []) {
      if (node.tagName === 'h2') {
        const inPart = [summaryOf(node)]
        nodes.push(partOf(inPart, target === nodes))
        target = inPart
      } else target.push(node)
    }
    tree.children = nodes
  }
}

function summaryOf(heading: HastNode): HastNode {
  return { type: 'element', tagName: 'summary', properties: {}, children: [heading] }
}

function partOf(children: HastNode[], isOpen: boolean): HastNode {
  const properties = { dataPart: '', ...(isOpen && { open: true }) }
  return { type: 'element', tagName: 'details', properties, children }
}
