import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { finding, type Finding, type Item } from '../item.ts'
import { textsForSpellingCheck } from '../../../src/content/questions/kinds/authored-kinds.ts'
import { choicesOf } from '../../../src/domain/questions/kinds/kinds.ts'
import type { Question } from '../../../src/domain/questions/question.ts'
import type { RichNode, RichText } from '../../../src/domain/questions/rich-text.ts'

/** Names and terms that are not in the dictionary, one per line. */
const extraWords = new URL('../../../content/spelling.txt', import.meta.url)

const speller = nspell(Buffer.from(dictionary.aff).toString(), Buffer.from(dictionary.dic).toString())
for (const word of readFileSync(extraWords, 'utf8').split('\n')) if (word !== '') speller.add(word)

/** Every word must be in an American English dictionary or in content/spelling.txt. */
export function checkSpelling(items: readonly Item[]): readonly Finding[] {
  return items.flatMap((item) => {
    const unknownWords = new Set(
      textsOf(item.question).flatMap((text) => misspelled(text.map(wordsIn).join(''))),
    )
    return [...unknownWords].map((word) => finding(item, unknownWordRule(word)))
  })
}

export function unknownWordRule(word: string): string {
  return `"${word}" is not in the dictionary; correct it, or add it to content/spelling.txt`
}

/** All texts of a question, including its stimulus. */
function textsOf(question: Question): readonly RichText[] {
  return [
    question.text,
    question.explanation,
    question.stimulus?.text ?? [],
    ...choicesOf(question).flatMap(({ text, why }) => [text, why]),
    ...textsForSpellingCheck(question),
  ]
}

const inlineTags: ReadonlySet<string> = new Set(['em', 'strong', 'span', 'code'])

/** The words of a text and of the text alternatives of its pictures, without formulas. */
function wordsIn(node: RichNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'math') return ' '
  const inside = (node.children ?? []).map(wordsIn).join('')
  return inlineTags.has(node.tag) ? inside : ` ${node.attributes?.['aria-label'] ?? ''} ${inside} `
}

/**
 * Returns the words that are not in the dictionary. Words with a capital letter are skipped, because nearly all unknown ones
 * are names. Each part of a hyphenated word is looked up.
 */
export function misspelled(text: string): readonly string[] {
  const words =
    text.replace(/’/g, "'").match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}']*[\p{L}](?![\p{L}\p{N}])/gu) ?? []
  return words
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 2 && !speller.correct(word))
}
