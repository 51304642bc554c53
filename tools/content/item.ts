import type { AuthoredQuestion } from '../../src/content/questions/question-schema.ts'
import type { Choice, Question } from '../../src/domain/questions/question.ts'
import type { RichNode, RichText } from '../../src/domain/questions/rich-text.ts'

/** A question as it was written and as it is drawn, with the file it stands in. */
export type Item = Readonly<{ file: string; source: AuthoredQuestion; question: Question }>

/** Something a check found: where, and which rule was broken. */
export type Finding = Readonly<{ file: string; id: string; rule: string }>

export function finding({ file, source }: Item, rule: string): Finding {
  return { file, id: source.id, rule }
}

/** A text as its reader sees it; paragraphs and cells stand apart. */
export function visible(text: RichText): string {
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

/** The choices that stand side by side: one group, or one for each blank. */
export function groupsOf(question: Question): readonly (readonly Choice[])[] {
  if (question.kind === 'blanks') return question.blanks
  return question.kind === 'numeric' ? [] : [question.choices]
}

/** Whether every choice was written for this question: those of a comparison are fixed, those of a sentence the passage's. */
export function hasOwnChoices(question: Question): boolean {
  return question.kind !== 'comparison' && question.kind !== 'sentence' && question.kind !== 'numeric'
}

/** A choice without words is a number or a formula. */
export function isNumber(text: string): boolean {
  return !/\p{L}{2,}/u.test(text)
}

export function share<T>(items: readonly T[], fits: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(fits).length / items.length
}
