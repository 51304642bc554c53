import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { finding, visible, type Finding, type Item } from './item.ts'
import { choicesOf } from '../../src/domain/questions/question.ts'
import type { RichNode } from '../../src/domain/questions/rich-text.ts'

/** Names and terms that no dictionary holds, one a line. */
const known = new URL('../../content/spelling.txt', import.meta.url)

const speller = nspell(Buffer.from(dictionary.aff).toString(), Buffer.from(dictionary.dic).toString())
for (const word of readFileSync(known, 'utf8').split('\n')) if (word !== '') speller.add(word)

/** Every word is spelled as an American dictionary has it, or stands in the list of known names and terms. */
export function checkSpelling(items: readonly Item[]): readonly Finding[] {
  return items.flatMap((item) => {
    const { question } = item
    const texts = [
      question.text,
      question.explanation,
      ...choicesOf(question).flatMap(({ text, why }) => [text, why]),
    ]
    if (question.stimulus?.kind === 'passage') texts.push(question.stimulus.text)
    const wrong = new Set(texts.flatMap((text) => misspelled(visible(text.map(withoutFormulas)))))
    return [...wrong].map((word) => finding(item, `"${word}" is a word that no dictionary has`))
  })
}

function withoutFormulas(node: RichNode): RichNode {
  if (typeof node === 'string') return node
  if (node.tag === 'math') return ' '
  return { ...node, children: (node.children ?? []).map(withoutFormulas) }
}

/** Words inside a sentence that begin with a capital are names, and are not looked up. */
export function misspelled(text: string): readonly string[] {
  const words =
    text.replace(/’/g, "'").match(/(?<![\p{L}\p{N}-])\p{Ll}[\p{L}']*[\p{L}](?![\p{L}\p{N}])/gu) ?? []
  return words
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 2 && !speller.correct(word))
}
