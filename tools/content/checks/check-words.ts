import type { wordSchema } from '../../../src/content/words/word-schema.ts'
import type { Filed } from '../../../src/content/yaml/read-yaml-lists.ts'
import type { z } from 'astro/zod'
import { stemOf } from '../../../src/domain/words/word-card.ts'
import { misspelled } from './check-spelling.ts'
import { countWords, type Finding } from '../item.ts'

type Source = z.infer<typeof wordSchema>

/** Every word is there once, defined without itself, and shown at work. */
export function checkWords(words: readonly Filed<Source>[]): readonly Finding[] {
  const names = words.map(({ item }) => item.word)
  const byStem = new Map(names.map((name) => [stemOf(name), name]))
  return words.flatMap(({ file, item }, index) => {
    const rules = faultsIn(item)
    if (names.indexOf(item.word) !== index) rules.push('stands in the list twice')
    const twin = stemsIn(item.word).flatMap((stem) => byStem.get(stem) ?? [])[0]
    if (twin !== undefined) rules.push(`is a form of ${twin}`)
    return rules.map((rule) => ({ file, id: item.word, rule }))
  })
}

function faultsIn({ word, definition, sentence, synonyms, opposites = [], nuance }: Source): string[] {
  const rules: string[] = []
  const holds = (text: string): boolean => new RegExp(`\\b${stemOf(word)}`, 'i').test(text)
  if (holds(definition)) rules.push('is defined by itself')
  if (countWords(definition) > 16) rules.push('has a definition of more than 16 words')
  if (!holds(sentence)) rules.push('does not stand in its sentence')
  if ([...synonyms, ...opposites].includes(word)) rules.push('is named as its own synonym or opposite')
  if (new Set([...synonyms, ...opposites]).size < synonyms.length + opposites.length)
    rules.push('has a synonym or an opposite twice')
  for (const text of [definition, sentence, ...synonyms, ...opposites, nuance ?? ''])
    for (const wrong of misspelled(text)) rules.push(`"${wrong}" is a word that no dictionary has`)
  return rules
}

const endings = ['ly', 'ely', 'ness', 'ment', 's', 'es', 'ed', 'd', 'ing']

/** What is left of a word without each ending it may have: one of a family is enough. */
function stemsIn(word: string): readonly string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
}
