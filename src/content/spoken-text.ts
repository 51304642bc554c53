import type { RichElement, RichNode, RichText } from '../domain/questions/rich-text.ts'

/**
 * A line with formulas as somebody would read it aloud, for places that take words only, such as the name of
 * a radio button; null where there is no formula, because then the line itself will do.
 */
export function spokenText(text: RichText): string | null {
  return text.some(holdsMath) ? tidy(text.map(speak).join(' ')) : null
}

function holdsMath(node: RichNode): boolean {
  return typeof node !== 'string' && (node.tag === 'math' || (node.children ?? []).some(holdsMath))
}

function speak(node: RichNode): string {
  if (typeof node === 'string') return names[node] ?? node
  const [first = '', second = '', third = ''] = (node.children ?? []).map(speak)
  switch (node.tag) {
    case 'mfrac':
      return node.attributes?.['linethickness'] === '0px'
        ? `${first} choose ${second}`
        : `${first} over ${second}`
    case 'msqrt':
      return `the square root of ${spokenChildren(node)}`
    case 'mroot':
      return `the root of order ${second} of ${first}`
    case 'msup':
      return second === 'degrees' ? `${first} degrees` : `${first} to the power ${second}`
    case 'msub':
      return `${first} sub ${second}`
    case 'msubsup':
      return `${first} sub ${second} to the power ${third}`
    case 'menclose':
      return `${spokenChildren(node)} with a bar above`
    default:
      return spokenChildren(node)
  }
}

function spokenChildren(node: RichElement): string {
  return (node.children ?? []).map(speak).join(' ')
}

/** Signs that a voice would skip or misread. */
const names: Readonly<Record<string, string>> = {
  '−': 'minus',
  '-': 'minus',
  '+': 'plus',
  '×': 'times',
  '⋅': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '≠': 'is not equal to',
  '∘': 'degrees',
  '∠': 'angle',
  π: 'pi',
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
