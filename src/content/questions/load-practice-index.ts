import { sectionNames } from '../../domain/questions/section.ts'
import type { PracticeIndex } from './question-files.ts'

/** Fetches the index of what can be practiced; rejects where it cannot be had. */
export async function loadIndex(address: string): Promise<PracticeIndex> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The index answered with status ${response.status}`)
  const data: unknown = await response.json()
  if (!isIndex(data)) throw new Error('The answer held something other than an index')
  return data
}

/** Whether the data is the build's own, and not what a portal answers in the site's place. */
function isIndex(data: unknown): data is PracticeIndex {
  if (typeof data !== 'object' || data === null || !('shards' in data) || !('listed' in data)) return false
  const { shards, listed } = data
  return (
    Array.isArray(shards) && sectionNames.every((name) => Array.isArray(Reflect.get(Object(listed), name)))
  )
}
