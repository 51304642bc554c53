import type { RichElement, RichNode, RichText } from '../../domain/questions/rich-text.ts'

/** A text as one line of plain characters, with formulas as one would type them. For page descriptions. */
export function plainMathText(text: RichText): string {
  return textOfAll(text).replace(/\s+/g, ' ').trim()
}

/** The beginning of a text, cut between words. It ends in an ellipsis if the text was cut or does not end a sentence. */
export function textSnippet(text: RichText, maximumLength: number): string {
  const whole = plainMathText(text)
  const beginning =
    whole.length > maximumLength ? whole.slice(0, whole.lastIndexOf(' ', maximumLength)) : whole
  return beginning === whole && /[.?!][”’]?$/.test(whole)
    ? whole
    : `${beginning.replace(/[\s,;:.—–]+$/, '')}…`
}

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node
  const [first = '', second = '', third = ''] = (node.children ?? []).map(textOf)
  switch (node.tag) {
    case 'mo':
      return withSpaces(first, node)
    case 'mfrac':
      return node.attributes?.['linethickness'] === '0px'
        ? `${first} choose ${second}`
        : `${fractionPart(first)}/${fractionPart(second)}`
    case 'msqrt':
      return `√${inParentheses(childrenText(node).trim())}`
    case 'mroot':
      return `${inParentheses(first)}^(1/${inParentheses(second)})`
    case 'msup':
      return second === '∘' ? `${first}°` : inParentheses(first) + superscript(second)
    case 'msub':
      return `${first}_${inParentheses(second)}`
    case 'msubsup':
      return `${first}_${inParentheses(second)}${superscript(third)}`
    case 'menclose':
      return Array.from(childrenText(node), (sign) => `${sign}\u0305`).join('')
    case 'mspace':
      return ' '
    default:
      return blockTags.has(node.tag) ? ` ${childrenText(node)} ` : childrenText(node)
  }
}

const blockTags: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'blockquote', 'br'])

function childrenText(node: RichElement): string {
  return textOfAll(node.children ?? [])
}

/** Joins the parts. A fraction after a whole number gets a space before it: 2 1/3. */
function textOfAll(nodes: RichText): string {
  return nodes.reduce<string>((line, node) => {
    const gap = beginsWithFraction(node) && /\p{N}$/u.test(line) ? ' ' : ''
    return line + gap + textOf(node)
  }, '')
}

function beginsWithFraction(node: RichNode | undefined): boolean {
  if (node === undefined || typeof node === 'string') return false
  return node.tag === 'mfrac' || beginsWithFraction(node.children?.[0])
}

/** Adds spaces on both sides of a sign between two values, and after a comma. */
function withSpaces(sign: string, { attributes = {} }: RichElement): string {
  if (attributes['separator']) return `${sign} `
  return attributes['form'] === undefined && /^[-−+±×⋅÷=<>≤≥≠≈]$/.test(sign) ? ` ${sign} ` : sign
}

/** Adds parentheses, unless the part is a single number, a single character or already in parentheses. */
function inParentheses(part: string): string {
  return /^([\d.,]+|.|\((?:[^()]|\([^()]*\))*\))$/u.test(part) ? part : `(${part})`
}

/** The same for a part of a fraction, where a power needs no parentheses: 4²/3. */
function fractionPart(part: string): string {
  return /^([\d.,]+|\p{L})([⁰¹²³⁴-⁹]+|\^\([^()]*\))$/u.test(part) ? part : inParentheses(part)
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function superscript(exponent: string): string {
  return /^\d+$/.test(exponent)
    ? Array.from(exponent, (digit) => superscripts.charAt(Number(digit))).join('')
    : `^${inParentheses(exponent)}`
}
