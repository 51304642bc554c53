import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { finding, type Finding, type Item } from '../item.ts'
import { choicesOf, type Question } from '../../../src/domain/questions/question.ts'
import type { RichNode, RichText } from '../../../src/domain/questions/rich-text.ts'

/** Names and terms that no dictionary holds, one a line. */
const known = new URL('../../../content/spelling.txt', import.meta.url)

const speller = nspell(Buffer.from(dictionary.aff).toString(), Buffer.from(dictionary.dic).toString())
for (const word of readFileSync(known, 'utf8').split('\n')) if (word !== '') speller.add(word)

/** Every word is spelled as an American dictionary has it, or stands in the list of known names and terms. */
export function checkSpelling(items: readonly Item[]): readonly Finding[] {
  return items.flatMap((item) => {
    const wrong = new Set(textsOf(item.question).flatMap((text) => misspelled(text.map(legible).join(''))))
    return [...wrong].map((word) => finding(item, `"${word}" is a word that no dictionary has`))
  })
}

/** Whatever a question says. */
function textsOf(question: Question): readonly RichText[] {
  return [
    question.text,
    question.explanation,
    question.stimulus?.text ?? [],
    ...choicesOf(question).flatMap(({ text, why }) => [text, why]),
    ...(question.kind === 'comparison' ? question.quantities : []),
    ...(question.kind === 'numeric' ? [question.mistake, [question.unit ?? '']] : []),
  ]
}

const withinWords: ReadonlySet<string> = new Set(['em', 'strong', 'span', 'code'])

/** The words of a text, and what is told of its pictures; formulas are left out. */
function legible(node: RichNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'math') return ' '
  const inside = (node.children ?? []).map(legible).join('')
  return withinWords.has(node.tag) ? inside : ` ${node.attributes?.['aria-label'] ?? ''} ${inside} `
}

/**
 * Words that begin with a capital are not looked up: within a sentence they are names, and at its beginning nearly
 * all that no dictionary has are names as well. Of a word with hyphens each part is looked up.
 */
export function misspelled(text: string): readonly string[] {
  const words =
    text.replace(/’/g, "'").match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}']*[\p{L}](?![\p{L}\p{N}])/gu) ?? []
  return words
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 2 && !speller.correct(word))
}
