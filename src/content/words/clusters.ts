import { getCollection } from 'astro:content'
import type { Cluster } from './cluster-schema.ts'

export async function allClusters(): Promise<readonly Cluster[]> {
  const clusters = await getCollection('wordClusters')
  return clusters.map(({ data }) => data)
}
