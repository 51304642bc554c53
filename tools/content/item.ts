import type { AuthoredQuestion } from '../../src/content/questions/question-schema.ts'
import type { Question } from '../../src/domain/questions/question.ts'
import type { RichNode, RichText } from '../../src/domain/questions/rich-text.ts'

/** A question in both forms, as its author wrote it and as it is rendered, with the path of its file. */
export type Item = Readonly<{ file: string; source: AuthoredQuestion; question: Question }>

/** A problem that a check found. The rule is a message to the author. */
export type Finding = Readonly<{ file: string; id: string; rule: string }>

export function finding({ file, source }: Item, rule: string): Finding {
  return { file, id: source.id, rule }
}

/** The text that a learner sees, with spaces between paragraphs and table cells. */
export function visibleText(text: RichText): string {
  return text.map(visibleNode).join('').replace(/\s+/g, ' ').trim()
}

function visibleNode(node: RichNode): string {
  if (typeof node === 'string') return node
  const inside = (node.children ?? []).map(visibleNode).join('')
  return ['p', 'li', 'td', 'th', 'blockquote', 'br'].includes(node.tag) ? ` ${inside} ` : inside
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whether a choice has no words, which means that it is a number or a formula. */
export function isNumberOrFormula(text: string): boolean {
  return !/\p{L}{2,}/u.test(text)
}

/** The share of items that fit, from 0 to 1. */
export function shareOf<T>(items: readonly T[], fits: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(fits).length / items.length
}
