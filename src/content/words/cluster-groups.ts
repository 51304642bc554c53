import type { Cluster } from './cluster-schema.ts'
import { themes, type Word } from './word-schema.ts'

/** The clusters about one theme. */
export type ClusterGroup = Readonly<{ slug: string; name: string; clusters: readonly Cluster[] }>

/** The clusters by theme. A cluster belongs to the theme of its first word that has an entry. */
export function groupClusters(clusters: readonly Cluster[], words: readonly Word[]): readonly ClusterGroup[] {
  const themeOf = new Map<string, string>(words.map(({ word, theme }) => [word, theme]))
  const themeOfCluster = ({ words: names }: Cluster): string | undefined =>
    names.map((name) => themeOf.get(name)).find((theme) => theme !== undefined)
  return Object.entries(themes)
    .map(([slug, name]) => ({
      slug,
      name,
      clusters: clusters.filter((cluster) => themeOfCluster(cluster) === slug),
    }))
    .filter((group) => group.clusters.length > 0)
}

/** The other words of all clusters that a word belongs to. */
export function fellowsOf(word: string, clusters: readonly Cluster[]): readonly string[] {
  const own = clusters.filter(({ words }) => words.includes(word))
  return [...new Set(own.flatMap(({ words }) => words))].filter((fellow) => fellow !== word)
}
