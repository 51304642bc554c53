import { plainText, type RichNode, type RichText } from '../../domain/questions/rich-text.ts'

/**
 * Where in a row each bracket, by its place, is closed. A bar looks the same on both sides: it closes the bar that
 * was opened last, unless it follows a sign or that bar itself. One without its other half is left out.
 */
export function bracketsIn(row: RichText): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  const signs = row.map((node) => plainText([node]))
  for (const [at, sign] of signs.entries()) {
    const last = open.at(-1)
    const isClosingBar =
      sign === '|' && signs[last ?? -1] === '|' && last !== at - 1 && !isOperator(row[at - 1])
    if (isClosingBar || /^[)\]}]$/.test(sign)) {
      const partner = open.findLastIndex((place) => (signs[place] === '|') === isClosingBar)
      if (partner !== -1) pairs.set(open[partner] ?? at, at)
      open.length = Math.max(partner, 0)
    } else if (/^[([{|]$/.test(sign)) open.push(at)
  }
  return pairs
}

/** A sign after which a value is still to come. */
function isOperator(node: RichNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'mo' && node.attributes?.['form'] !== 'postfix'
}
