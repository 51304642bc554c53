import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../../domain/history/result.ts'
import { requestResult, withStores, type StoreName } from '../browser/database.ts'
import { eraseGenerationIn } from '../erase/erase-generation.ts'
import { storageKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'
import { resultFromRow } from '../formats/result-row.ts'
import { parseResults } from './parse-results.ts'
import { quarantine } from '../browser/quarantine.ts'
import { putItemRows } from '../items/saved-items.ts'
import type { ItemRow } from '../items/item-row.ts'
import { addRepairNotices } from './pending-repair-notices.ts'

/** Results are stored twice: in the specified array in localStorage, and as one record each in IndexedDB. */

export type ArrayCopy = Readonly<{
  isRefused: boolean
  isMissing: boolean
  results: readonly QuizResult[]
  /** False if it holds text that could be neither parsed nor quarantined, and so must not be overwritten. */
  isWritable: boolean
}>

/**
 * Whether localStorage still shows the array from before the last erasure: what another tab has removed can remain
 * visible here for a moment. If the generation in localStorage is the higher one, the database was lost instead.
 */
export function isStaleAfterErase(eraseGeneration: number | null): boolean {
  const stored = readItem(storageKeys.mirrored)
  return !stored.refused && stored.text !== null && Number(stored.text) < (eraseGeneration ?? 0)
}

/** Reads the array and quarantines what cannot be parsed. What cannot be quarantined stays in the array. */
export function readArrayCopy(): ArrayCopy {
  const stored = readItem(storageKeys.results)
  if (stored.refused) return { isRefused: true, isMissing: false, results: [], isWritable: false }
  const { results, unreadable } = parseResults(stored.text)
  if (unreadable === null)
    return { isRefused: false, isMissing: results.length === 0, results, isWritable: true }
  const isQuarantined = quarantine(storageKeys.results, unreadable)
  if (isQuarantined) overwriteArray(results)
  const consequence = isQuarantined ? 'were set aside' : 'stay where they are'
  console.error(`Some stored quiz results could not be read and ${consequence}.`)
  addRepairNotices(['unreadable'])
  return { isRefused: false, isMissing: false, results, isWritable: isQuarantined }
}

/** Removes an array from before the last erasure. */
export function removeArrayCopy(): void {
  removeItem(storageKeys.results)
  removeItem(storageKeys.mirrored)
}

function overwriteArray(results: readonly QuizResult[]): void {
  if (results.length === 0) removeItem(storageKeys.results)
  else writeItem(storageKeys.results, JSON.stringify(results))
}

/** Adds the results that the array does not have. Returns whether it now has them all. */
export function mergeIntoArray(results: readonly QuizResult[]): boolean {
  const arrayCopy = readArrayCopy()
  if (!arrayCopy.isWritable) return false
  const all = mergeByKey(arrayCopy.results, results, resultKey)
  return all === arrayCopy.results || writeItem(storageKeys.results, JSON.stringify(all))
}

/** Appends a result to the array, even if it holds an equal one. Returns whether it was stored. */
export function appendToArray(result: QuizResult): boolean {
  const arrayCopy = readArrayCopy()
  return (
    arrayCopy.isWritable && writeItem(storageKeys.results, JSON.stringify([...arrayCopy.results, result]))
  )
}

export type DatabaseCopy = Readonly<{
  results: readonly QuizResult[]
  /** Whether a result could not be written into the array. An array without it then has lost nothing. */
  isArrayBehind: boolean
}>

/** Reads the records in the database. Invalid ones are skipped, and stay there. */
export function readDatabaseCopy(): Promise<DatabaseCopy | null> {
  return withStores(['results', 'marks'], 'readonly', async (stores) => ({
    results: await resultsIn(stores('results')),
    isArrayBehind: (await requestResult(stores('marks').get(behindMark))) === true,
  }))
}

/** The key in `marks` that says that the array lacks a result. */
const behindMark = 'array is behind'

async function resultsIn(store: IDBObjectStore): Promise<readonly QuizResult[]> {
  const rows: readonly unknown[] = await requestResult(store.getAll())
  return rows.flatMap((row) => resultFromRow(row) ?? [])
}

/** Pairs of an object store and the log entries to write into it. */
type LogEntries = readonly (readonly [StoreName, readonly object[]])[]

/** `erased` means that nothing was written, because everything was erased since the data was read. */
export type WriteOutcome = 'written' | 'failed' | 'erased'

/**
 * Adds the results that the database does not have, log entries and items, in one transaction. Two tabs doing so at once
 * add nothing twice. If `expectedGeneration` is given and everything was erased since, nothing is written.
 * `writeArray` runs inside the transaction, so that an erasure comes before both writes or after both.
 */
export async function mergeIntoDatabase(
  results: readonly QuizResult[],
  logEntries: LogEntries,
  expectedGeneration: number | null,
  writeArray: () => void = () => undefined,
  items: readonly ItemRow[] = [],
): Promise<WriteOutcome> {
  const names = ['results', 'marks', 'items', ...logEntries.map(([name]) => name)] as const
  const outcome = await withStores(names, 'readwrite', async (stores) => {
    const generation = await eraseGenerationIn(stores)
    if (generation !== (expectedGeneration ?? generation)) return 'erased'
    writeArray()
    for (const [name, entries] of logEntries)
      await Promise.all(entries.map((entry) => requestResult(stores(name).put(entry))))
    putItemRows(stores, items, generation)
    const store = stores('results')
    const stored = await resultsIn(store)
    const missing = mergeByKey(stored, results, resultKey).slice(stored.length)
    for (const result of missing) await putAtFreeKey(store, result)
    return generation
  })
  if (outcome === null) return 'failed'
  if (outcome === 'erased') return 'erased'
  if (results.length > 0) await markMirrored(outcome)
  return 'written'
}

/**
 * Writes a new result into the database, with the items that change with it, in one transaction that begins at once.
 * What is in it does not depend on an erasure before: the learner has finished the quiz since. But an array that still
 * shows what was erased elsewhere is replaced. Returns whether everything is on the disk.
 */
export async function putNewResult(
  result: QuizResult,
  equalResults: number,
  items: readonly ItemRow[],
): Promise<boolean> {
  const written = await withStores(['results', 'items', 'marks'], 'readwrite', async (stores) => {
    const store = stores('results')
    const [eraseGeneration, stored] = await Promise.all([
      eraseGenerationIn(stores),
      countEqual(store, result),
    ])
    // Another tab may have copied the result from the array already.
    for (let number = stored; number < equalResults; number += 1) store.put(result, keyOf(result, number))
    if (putItemRows(stores, items, eraseGeneration) || isStaleAfterErase(eraseGeneration)) {
      overwriteArray(await resultsIn(store))
      writeItem(storageKeys.mirrored, String(eraseGeneration))
    }
    stores('marks').put(!isInArray(result), behindMark)
    store.transaction.commit()
    return true
  })
  return written !== null
}

/** Whether the array holds this result. */
export function isInArray(result: QuizResult): boolean {
  return countInArray(result) > 0
}

/** How many results in the array are equal to this one. */
export function countInArray(result: QuizResult): number {
  const stored = readItem(storageKeys.results)
  const key = resultKey(result)
  return stored.refused
    ? 0
    : parseResults(stored.text).results.filter((other) => resultKey(other) === key).length
}

/** Records in localStorage that the database has results, unless everything was erased meanwhile. */
async function markMirrored(eraseGeneration: number): Promise<void> {
  await withStores(['marks'], 'readonly', async (stores) => {
    if ((await eraseGenerationIn(stores)) === eraseGeneration)
      writeItem(storageKeys.mirrored, String(eraseGeneration))
  })
}

async function putAtFreeKey(store: IDBObjectStore, result: QuizResult): Promise<void> {
  await requestResult(store.put(result, keyOf(result, await countEqual(store, result))))
}

function countEqual(store: IDBObjectStore, result: QuizResult): Promise<number> {
  const prefix = keyOf(result, '')
  return requestResult(store.count(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
}

/** The key of a result's record, with a number that distinguishes equal results. */
function keyOf(result: QuizResult, number: number | string): string {
  return `${resultKey(result)}#${number}`
}
