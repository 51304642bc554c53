import type { RichElement, RichNode, RichText } from '../../domain/questions/rich-text.ts'

/** A text on one line of plain letters, formulas as they are typed: for descriptions, which take words only. */
export function writtenText(text: RichText): string {
  return writeAll(text).replace(/\s+/g, ' ').trim()
}

/** As much of a text as a description has room for, cut between words; a mark says where it goes on. */
export function snippetOf(text: RichText, room: number): string {
  const whole = writtenText(text)
  const kept = whole.length > room ? whole.slice(0, whole.lastIndexOf(' ', room)) : whole
  return kept === whole && /[.?!][”’]?$/.test(whole) ? whole : `${kept.replace(/[\s,;:.—–]+$/, '')}…`
}

function write(node: RichNode): string {
  if (typeof node === 'string') return node
  const [first = '', second = '', third = ''] = (node.children ?? []).map(write)
  switch (node.tag) {
    case 'mo':
      return spaced(first, node)
    case 'mfrac':
      return node.attributes?.['linethickness'] === '0px'
        ? `${first} choose ${second}`
        : `${factor(first)}/${factor(second)}`
    case 'msqrt':
      return `√${grouped(inside(node).trim())}`
    case 'mroot':
      return `${grouped(first)}^(1/${grouped(second)})`
    case 'msup':
      return second === '∘' ? `${first}°` : grouped(first) + raised(second)
    case 'msub':
      return `${first}_${grouped(second)}`
    case 'msubsup':
      return `${first}_${grouped(second)}${raised(third)}`
    case 'menclose':
      return Array.from(inside(node), (sign) => `${sign}\u0305`).join('')
    case 'mspace':
      return ' '
    default:
      return blocks.has(node.tag) ? ` ${inside(node)} ` : inside(node)
  }
}

const blocks: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'blockquote', 'br'])

function inside(node: RichElement): string {
  return writeAll(node.children ?? [])
}

/** Parts side by side; a fraction stands apart from the whole number before it. */
function writeAll(nodes: RichText): string {
  return nodes.reduce<string>((line, node) => {
    const gap = beginsWithFraction(node) && /\p{N}$/u.test(line) ? ' ' : ''
    return line + gap + write(node)
  }, '')
}

function beginsWithFraction(node: RichNode | undefined): boolean {
  if (node === undefined || typeof node === 'string') return false
  return node.tag === 'mfrac' || beginsWithFraction(node.children?.[0])
}

/** Signs between two values stand apart from both; a comma from what follows. */
function spaced(sign: string, { attributes = {} }: RichElement): string {
  if (attributes['separator']) return `${sign} `
  return attributes['form'] === undefined && /^[-−+±×⋅÷=<>≤≥≠≈]$/.test(sign) ? ` ${sign} ` : sign
}

/** One number or sign stands by itself; what has more parts is held together. */
function grouped(part: string): string {
  return /^([\d.,]+|.|\((?:[^()]|\([^()]*\))*\))$/u.test(part) ? part : `(${part})`
}

/** So is a part of a fraction, except that a power binds more closely than the stroke. */
function factor(part: string): string {
  return /^([\d.,]+|\p{L})([⁰¹²³⁴-⁹]+|\^\([^()]*\))$/u.test(part) ? part : grouped(part)
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function raised(exponent: string): string {
  return /^\d+$/.test(exponent)
    ? Array.from(exponent, (digit) => superscripts.charAt(Number(digit))).join('')
    : `^${grouped(exponent)}`
}
