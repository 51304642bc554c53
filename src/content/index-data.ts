import type { PracticeIndex } from './shards.ts'

/** Fetches the index of what can be practiced; rejects where it cannot be had. */
export async function loadIndex(address: string): Promise<PracticeIndex> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The index answered with status ${response.status}`)
  const data: unknown = await response.json()
  if (!isIndex(data)) throw new Error('The answer held something other than an index')
  return data
}

function isIndex(data: unknown): data is PracticeIndex {
  return typeof data === 'object' && data !== null && 'shards' in data && 'listed' in data
}
