import type { Cluster } from '../../../src/content/words/cluster-schema.ts'
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

function brokenRules(source: WordSource): string[] {
  const { word, definition, sentence, synonyms, opposites = [], nuance, senses = [], company = [] } = source
  const rules: string[] = []
  const containsWord = (text: string): boolean => new RegExp(`\\b${stemOf(word)}`, 'i').test(text)
  for (const sense of senses) {
    if (containsWord(sense.definition)) rules.push('has a further meaning that contains the word itself')
    if (countWords(sense.definition) > 16) rules.push('has a further meaning of more than 16 words')
    if (!containsWord(sense.sentence)) rules.push('has a further sentence that does not contain the word')
  }
  if (!company.every(containsWord)) rules.push('has company that does not contain the word')
  if (containsWord(definition)) rules.push('has a definition that contains the word itself')
  if (countWords(definition) > 16) rules.push('has a definition of more than 16 words')
  if (!containsWord(sentence)) rules.push('has a sentence that does not contain the word')
  if ([...synonyms, ...opposites].includes(word)) rules.push('is listed as its own synonym or opposite')
  if (new Set([...synonyms, ...opposites]).size < synonyms.length + opposites.length)
    rules.push('lists a synonym or an opposite twice')
  const senseTexts = senses.flatMap((sense) => [sense.definition, sense.sentence])
  for (const text of [
    definition,
    sentence,
    ...synonyms,
    ...opposites,
    nuance ?? '',
    ...senseTexts,
    ...company,
  ])
    for (const unknown of misspelled(text)) rules.push(unknownWordRule(unknown))
  return rules
}

/** A cluster must be new, be about at least two words of the list, and be spelled correctly. */
export function checkClusters(
  clusters: readonly ItemInFile<Cluster>[],
  words: readonly WordSource[],
): readonly Finding[] {
  const names = new Set(words.map(({ word }) => word))
  const seen: ReadonlySet<string>[] = []
  return clusters.flatMap(({ file, item }) => {
    const rules: string[] = []
    const own = new Set(item.words)
    if (own.size < item.words.length) rules.push('names a word twice')
    if (item.words.filter((word) => names.has(word)).length < 2)
      rules.push('names fewer than two words of the list')
    if (seen.some((other) => isWithin(own, other) || isWithin(other, own)))
      rules.push('is part of another cluster, or another is part of it')
    seen.push(own)
    if (countWords(item.meaning) > 12) rules.push('has a meaning of more than 12 words')
    if (/\ban? _____/.test(item.sentence))
      rules.push('has "a" or "an" before the blank, which gives words away')
    for (const text of [...item.words, item.meaning, item.sentence, item.apart])
      for (const unknown of misspelled(text)) rules.push(unknownWordRule(unknown))
    return rules.map((rule) => ({ file, id: item.words.join(', '), rule }))
  })
}

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((word) => whole.has(word))
}

const endings = ['ly', 'ely', 'ness', 'ment', 's', 'es', 'ed', 'd', 'ing']

/** The word without each ending that it has. One word of a family is enough for the list. */
function possibleStems(word: string): readonly string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
}
