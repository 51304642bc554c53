import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../../domain/history/result.ts'
import { requestResult, withStores, type StoreName } from '../browser/database.ts'
import { eraseGenerationIn } from '../erase/erase-generation.ts'
import { storageKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'
import { resultFromRow } from '../formats/result-row.ts'
import { parseResults } from './parse-results.ts'
import { quarantine } from '../browser/quarantine.ts'
import { addRepairNotices } from './pending-repair-notices.ts'

/** The two copies of the results: the specified array in localStorage, and one record each in IndexedDB. */

export type ArrayCopy = Readonly<{
  isRefused: boolean
  isMissing: boolean
  results: readonly QuizResult[]
  /** Whether it may be written: what cannot be read and could not be set aside is not written over. */
  isWritable: boolean
}>

/**
 * Whether the array we see is from before the last erasure: what another tab removes may still be seen here
 * for a moment. (A count of ours that is ahead means that the database was lost, not that we see old things.)
 */
export function isStaleAfterErase(erasures: number | null): boolean {
  const kept = readItem(storageKeys.mirrored)
  return !kept.refused && kept.text !== null && Number(kept.text) < (erasures ?? 0)
}

/** Reads the array. What cannot be read is set aside first, and stays in place if that is not possible. */
export function readArrayCopy(): ArrayCopy {
  const kept = readItem(storageKeys.results)
  if (kept.refused) return { isRefused: true, isMissing: false, results: [], isWritable: false }
  const { results, unreadable } = parseResults(kept.text)
  if (unreadable === null)
    return { isRefused: false, isMissing: results.length === 0, results, isWritable: true }
  const isSafe = quarantine(storageKeys.results, unreadable)
  if (isSafe) replaceReadable(results)
  const fate = isSafe ? 'were set aside' : 'stay where they are'
  console.error(`Some stored quiz results could not be read and ${fate}.`)
  addRepairNotices(['unreadable'])
  return { isRefused: false, isMissing: false, results, isWritable: isSafe }
}

function replaceReadable(results: readonly QuizResult[]): void {
  if (results.length === 0) removeItem(storageKeys.results)
  else writeItem(storageKeys.results, JSON.stringify(results))
}

/** Brings the array up to the union of what it holds now and these. Says whether it holds them all. */
export function mergeIntoArray(results: readonly QuizResult[]): boolean {
  const held = readArrayCopy()
  if (!held.isWritable) return false
  const all = mergeByKey(held.results, results, resultKey)
  return all === held.results || writeItem(storageKeys.results, JSON.stringify(all))
}

/** Puts one more result into the array at once, even if an equal one is there already. Says whether it is there. */
export function appendToArray(result: QuizResult): boolean {
  const held = readArrayCopy()
  return held.isWritable && writeItem(storageKeys.results, JSON.stringify([...held.results, result]))
}

/** Reads the records; one that is no result is passed over and stays where it is. */
export function readDatabaseCopy(): Promise<readonly QuizResult[] | null> {
  return withStores(['results'], 'readonly', (stores) => resultsIn(stores('results')))
}

async function resultsIn(store: IDBObjectStore): Promise<readonly QuizResult[]> {
  const rows: readonly unknown[] = await requestResult(store.getAll())
  return rows.flatMap((row) => resultFromRow(row) ?? [])
}

/** Entries of logs, each under the name of its log. */
type LogEntries = readonly (readonly [StoreName, readonly object[]])[]

/** What became of a writing: done, failed, or given up as everything was erased since it began. */
export type WriteOutcome = 'kept' | 'failed' | 'erased'

/**
 * Adds to the database what it lacks of these, and with them entries of its logs: all of it or nothing. Two tabs
 * doing so at once add nothing twice, and what was erased after `erasures` was counted does not come back. The
 * array grows while the database is held, so that an erasure comes before both or after both.
 */
export async function mergeIntoDatabase(
  results: readonly QuizResult[],
  logged: LogEntries,
  erasures: number | null,
  growArray: () => void = () => undefined,
): Promise<WriteOutcome> {
  const names = ['results', 'marks', ...logged.map(([name]) => name)] as const
  const counted = await withStores(names, 'readwrite', async (stores) => {
    const now = await eraseGenerationIn(stores)
    if (now !== (erasures ?? now)) return 'erased'
    growArray()
    for (const [name, entries] of logged)
      await Promise.all(entries.map((entry) => requestResult(stores(name).put(entry))))
    const store = stores('results')
    const held = await resultsIn(store)
    const missing = mergeByKey(held, results, resultKey).slice(held.length)
    for (const result of missing) await putAtFreeKey(store, result)
    return now
  })
  if (counted === null) return 'failed'
  if (counted === 'erased') return 'erased'
  if (results.length > 0) await markMirrored(counted)
  return 'kept'
}

/** Notes that the database holds results. An erasure comes before it, and then it is not noted, or after it. */
async function markMirrored(counted: number): Promise<void> {
  await withStores(['marks'], 'readonly', async (stores) => {
    if ((await eraseGenerationIn(stores)) === counted) writeItem(storageKeys.mirrored, String(counted))
  })
}

async function putAtFreeKey(store: IDBObjectStore, result: QuizResult): Promise<void> {
  const key = resultKey(result)
  const equals = await requestResult(store.count(IDBKeyRange.bound(`${key}#`, `${key}#\uffff`)))
  await requestResult(store.put(result, `${key}#${equals}`))
}
