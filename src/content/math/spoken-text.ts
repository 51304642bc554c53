import type { RichNode, RichText } from '../../domain/questions/rich-text.ts'
import { spokenMath } from './spoken-math.ts'

/**
 * A text with formulas as somebody would read it aloud, for places that take words only, such as the name of
 * a radio button; null where there is no formula, because then the line itself will do.
 */
export function spokenText(text: RichText): string | null {
  if (!text.some(holdsMath)) return null
  return text
    .map(speak)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:?!]|\.(?!\d))/g, '')
    .trim()
}

function holdsMath(node: RichNode): boolean {
  return typeof node !== 'string' && (node.tag === 'math' || (node.children ?? []).some(holdsMath))
}

function speak(node: RichNode): string {
  if (typeof node === 'string') return node
  return node.tag === 'math' ? spokenMath(node) : (node.children ?? []).map(speak).join(' ')
}
