import { sectionNames } from '../../domain/questions/section.ts'
import type { PracticeIndex } from './question-files.ts'

/** Fetches the list of all questions. Rejects if the request fails or the response is not that list. */
export async function loadPracticeIndex(address: string): Promise<PracticeIndex> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`)
  const data: unknown = await response.json()
  if (!isPracticeIndex(data)) throw new Error(`${address} is not a practice index`)
  return data
}

/** Checks only enough to notice a captive portal or a proxy that responds with something else. */
function isPracticeIndex(data: unknown): data is PracticeIndex {
  if (typeof data !== 'object' || data === null || !('fileAddresses' in data) || !('questions' in data))
    return false
  const { fileAddresses, questions } = data
  return (
    Array.isArray(fileAddresses) &&
    sectionNames.every((name) => Array.isArray(Reflect.get(Object(questions), name)))
  )
}
