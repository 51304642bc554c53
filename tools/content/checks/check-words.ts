import type { wordSchema } from '../../../src/content/words/word-schema.ts'
import type { ItemInFile } from '../../../src/content/yaml/read-yaml-lists.ts'
import type { z } from 'astro/zod'
import { stemOf } from '../../../src/domain/words/word-card.ts'
import { misspelled, unknownWordRule } from './check-spelling.ts'
import { countWords, type Finding } from '../item.ts'

type WordSource = z.infer<typeof wordSchema>

/** Every word must be listed once, have a definition without the word itself, and a sentence that contains it. */
export function checkWords(words: readonly ItemInFile<WordSource>[]): readonly Finding[] {
  const names = words.map(({ item }) => item.word)
  const byStem = new Map(names.map((name) => [stemOf(name), name]))
  return words.flatMap(({ file, item }, index) => {
    const rules = brokenRules(item)
    if (names.indexOf(item.word) !== index) rules.push('is in the list twice')
    const baseWord = possibleStems(item.word).flatMap((stem) => byStem.get(stem) ?? [])[0]
    if (baseWord !== undefined) rules.push(`is a form of ${baseWord}, which is already in the list`)
    return rules.map((rule) => ({ file, id: item.word, rule }))
  })
}

function brokenRules({ word, definition, sentence, synonyms, opposites = [], nuance }: WordSource): string[] {
  const rules: string[] = []
  const containsWord = (text: string): boolean => new RegExp(`\\b${stemOf(word)}`, 'i').test(text)
  if (containsWord(definition)) rules.push('has a definition that contains the word itself')
  if (countWords(definition) > 16) rules.push('has a definition of more than 16 words')
  if (!containsWord(sentence)) rules.push('has a sentence that does not contain the word')
  if ([...synonyms, ...opposites].includes(word)) rules.push('is listed as its own synonym or opposite')
  if (new Set([...synonyms, ...opposites]).size < synonyms.length + opposites.length)
    rules.push('lists a synonym or an opposite twice')
  for (const text of [definition, sentence, ...synonyms, ...opposites, nuance ?? ''])
    for (const unknown of misspelled(text)) rules.push(unknownWordRule(unknown))
  return rules
}

const endings = ['ly', 'ely', 'ness', 'ment', 's', 'es', 'ed', 'd', 'ing']

/** The word without each ending that it has. One word of a family is enough for the list. */
function possibleStems(word: string): readonly string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
}
