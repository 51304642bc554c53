import { plainText, type RichNode, type RichText } from '../../domain/questions/rich-text.ts'

/**
 * Maps the index of each opening bracket to the index of its closing bracket. The bars of an absolute value look the same
 * on both sides: a bar closes the last open bar, unless it follows an operator or that bar itself. Unmatched brackets
 * are left out.
 */
export function matchBrackets(row: RichText): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const openIndexes: number[] = []
  const signs = row.map((node) => plainText([node]))
  for (const [index, sign] of signs.entries()) {
    const lastOpen = openIndexes.at(-1)
    const isClosingBar =
      sign === '|' && signs[lastOpen ?? -1] === '|' && lastOpen !== index - 1 && !isOperator(row[index - 1])
    if (isClosingBar || /^[)\]}]$/.test(sign)) {
      const partner = openIndexes.findLastIndex((opening) => (signs[opening] === '|') === isClosingBar)
      if (partner !== -1) pairs.set(openIndexes[partner] ?? index, index)
      openIndexes.length = Math.max(partner, 0)
    } else if (/^[([{|]$/.test(sign)) openIndexes.push(index)
  }
  return pairs
}

/** An operator such as + or =, which a value must follow. A factorial sign is not one. */
function isOperator(node: RichNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'mo' && node.attributes?.['form'] !== 'postfix'
}
