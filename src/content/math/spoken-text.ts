import type { RichNode, RichText } from '../../domain/questions/rich-text.ts'
import { spokenMath } from './spoken-math.ts'

/**
 * A text with its formulas in words, as a person would read them aloud, for the accessible name of a radio button for example.
 * Returns null for a text without formulas, because a screen reader reads that correctly without help.
 */
export function spokenText(text: RichText): string | null {
  if (!text.some(hasMath)) return null
  return text
    .map(speak)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:?!]|\.(?!\d))/g, '')
    .trim()
}

function hasMath(node: RichNode): boolean {
  return typeof node !== 'string' && (node.tag === 'math' || (node.children ?? []).some(hasMath))
}

function speak(node: RichNode): string {
  if (typeof node === 'string') return node
  return node.tag === 'math' ? spokenMath(node) : (node.children ?? []).map(speak).join(' ')
}
