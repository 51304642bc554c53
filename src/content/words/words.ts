import { getCollection } from 'astro:content'
import { pageOfWord } from '../../domain/words/word-path.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { fellowsOf } from './cluster-groups.ts'
import { allClusters } from './clusters.ts'
import type { Theme, Word } from './word-schema.ts'

/** All words in alphabetical order, each with its tier and the other words of its clusters. */
export async function allWords(): Promise<readonly Word[]> {
  const [top, core, further, clusters] = await Promise.all([
    getCollection('topWords'),
    getCollection('coreWords'),
    getCollection('furtherWords'),
    allClusters(),
  ])
  return [
    ...top.map(({ data }) => ({ ...data, tier: 'top' as const })),
    ...core.map(({ data }) => ({ ...data, tier: 'core' as const })),
    ...further.map(({ data }) => ({ ...data, tier: 'further' as const })),
  ]
    .map((word) => ({ ...word, fellows: fellowsOf(word.word, clusters) }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1))
}

/** A group of words that has a page of its own. */
export type WordGroup = Readonly<{ slug: string; name: string; words: readonly Word[] }>

export function groupByLetter(words: readonly Word[]): readonly WordGroup[] {
  const letters = [...new Set(words.map(({ word }) => word.charAt(0)))]
  return letters.map((letter) => ({
    slug: letter,
    name: letter.toUpperCase(),
    words: words.filter(({ word }) => word.startsWith(letter)),
  }))
}

/** The pages of words by letter: one for each letter, or two. */
export function groupByPage(words: readonly Word[]): readonly WordGroup[] {
  const pages = [...new Set(words.map(({ word }) => pageOfWord(word)))]
  return pages.map((page) => ({
    slug: page,
    name: page.toUpperCase().replace('-', ' '),
    words: words.filter(({ word }) => pageOfWord(word) === page),
  }))
}

export function groupByTheme(
  words: readonly Word[],
  names: Readonly<Record<Theme, string>>,
): readonly WordGroup[] {
  return Object.entries(names).map(([slug, name]) => ({
    slug,
    name,
    words: words.filter(({ theme }) => theme === slug),
  }))
}

/** The title and the introduction of a group's page. */
export function groupHeading({ slug, name, words }: WordGroup): Readonly<{ title: string; lead: string }> {
  return /^[a-z](-2)?$/.test(slug)
    ? {
        title: `GRE words: ${name}`,
        lead: `${pluralize(words.length, 'word that begins', 'words that begin')} with ${name.charAt(0)}${slug.endsWith('-2') ? ' (second part)' : ''}, with meaning, pronunciation, an example and synonyms.`,
      }
    : {
        title: `GRE words about ${name.toLowerCase()}`,
        lead: `${pluralize(words.length, 'word')} about ${name.toLowerCase()}, side by side, so that you see how they differ.`,
      }
}
