import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../../domain/history/result.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import type { ItemRow } from '../items/item-row.ts'
import { hadForgottenItems, itemsRestored } from '../items/saved-items.ts'
import { createStore } from '../browser/store.ts'
import { storageKeys, readItem } from '../browser/safe-local-storage.ts'
import {
  readEraseGeneration,
  noRefusedEntries,
  dropErased,
  type RefusedEntries,
} from '../erase/erase-generation.ts'
import {
  countInArray,
  isInArray,
  mergeIntoDatabase,
  mergeIntoArray,
  isStaleAfterErase,
  appendToArray,
  removeArrayCopy,
  readDatabaseCopy,
  putNewResult,
  readArrayCopy,
  type ArrayCopy,
  type DatabaseCopy,
} from './result-copies.ts'
import {
  isRepairNotice,
  addRepairNotices,
  pendingRepairNotices,
  type RepairNotice,
} from './pending-repair-notices.ts'

/** Something about the stored results that the learner should know. */
export type ResultsNotice = 'blocked' | 'one-copy' | RepairNotice

export type ResultsState = Readonly<{
  isReady: boolean
  results: readonly QuizResult[]
  notices: readonly ResultsNotice[]
}>

const notReadYet: ResultsState = { isReady: false, results: [], notices: [] }

/** Results that are not stored in either copy yet. They are lost if the page is closed first. */
let unsaved: readonly QuizResult[] = []

/** Items that belong to unsaved results: what the database holds of a draft changes together with its result. */
let unsavedItems: readonly ItemRow[] = []

/** The unsaved results that both copies have refused. */
let refusedEntries: RefusedEntries<QuizResult> = noRefusedEntries

/** How many results are being saved right now. A copy that does not have them yet has lost nothing. */
let savesInProgress = 0

/** All results in this browser. */
export const resultsStore = createStore<ResultsState>(notReadYet, () => {
  void refreshResults()
  return onStorageChange(storageKeys.results, () => void refreshResults())
})

let currentRefresh: Promise<boolean> | null = null
let nextRefresh: Promise<boolean> | null = null

/**
 * Reads both copies, writes their union to each, and sets notices of what had to be repaired. Returns whether the
 * array in localStorage, which other programs read, has all results. Calls made during a refresh share the next one.
 */
export function refreshResults(): Promise<boolean> {
  if (!currentRefresh) {
    currentRefresh = repairCopies().finally(() => {
      currentRefresh = null
    })
    return currentRefresh
  }
  nextRefresh ??= currentRefresh
    .catch(() => false)
    .then(() => {
      nextRefresh = null
      return refreshResults()
    })
  return nextRefresh
}

async function repairCopies(tries = 0): Promise<boolean> {
  await itemsRestored()
  const eraseGeneration = await readEraseGeneration()
  if (isStaleAfterErase(eraseGeneration)) {
    if (tries < 40) {
      await pause(50)
      return repairCopies(tries + 1)
    }
    // The browser was killed soon after the erasure and has forgotten it, but not the database.
    removeArrayCopy()
  }
  const arrayCopy = readArrayCopy()
  const wasMirrored = wasDatabaseWritten()
  const stillUnsaved = dropErased(unsaved, refusedEntries, eraseGeneration)
  unsaved = stillUnsaved
  const databaseCopy = await readDatabaseCopy()
  // If neither copy can be read, the results that this page has read before are used.
  const otherResults = databaseCopy?.results ?? (arrayCopy.isRefused ? resultsStore.get().results : [])
  const results = mergeByKey(mergeByKey(arrayCopy.results, otherResults, resultKey), stillUnsaved, resultKey)
  const isComplete = await saveToBoth(results, arrayCopy, databaseCopy, eraseGeneration)
  if (isComplete === 'erased') return repairCopies()
  if (!isComplete.array && !isComplete.database) refusedEntries = { entries: stillUnsaved, eraseGeneration }
  else if (unsaved === stillUnsaved) unsaved = []
  const couldBeLost = results.length > Math.max(savesInProgress, stillUnsaved.length)
  const notices = noticesOf(isComplete, {
    // A killed browser forgets the newest results in the array. The learner has lost nothing, so there is no notice.
    array: couldBeLost && arrayCopy.isMissing && !hadForgottenItems() && databaseCopy?.isArrayBehind !== true,
    database: couldBeLost && wasMirrored && databaseCopy?.results.length === 0,
  })
  addRepairNotices(notices.filter(isRepairNotice))
  const shownBefore = resultsStore.get().notices.filter(isRepairNotice)
  resultsStore.set({
    isReady: true,
    results,
    notices: [...new Set([...shownBefore, ...pendingRepairNotices(), ...notices])],
  })
  return isComplete.array
}

/** A flag for each of the two copies. */
type PerCopy = Readonly<{ array: boolean; database: boolean }>

/** Writes these results to both copies. Returns which of them have all results, or `erased` if everything was erased meanwhile. */
async function saveToBoth(
  results: readonly QuizResult[],
  arrayCopy: ArrayCopy,
  databaseCopy: DatabaseCopy | null,
  eraseGeneration: number | null,
): Promise<PerCopy | 'erased'> {
  if (results.length === 0) return { array: !arrayCopy.isRefused, database: databaseCopy !== null }
  let isInArray = false
  const writeArray = (): void => {
    isInArray = mergeIntoArray(results)
  }
  const items = unsavedItems
  const outcome = databaseCopy
    ? await mergeIntoDatabase(results, [], eraseGeneration, writeArray, items)
    : 'failed'
  if (outcome !== 'failed') unsavedItems = unsavedItems.filter((item) => !items.includes(item))
  if (outcome === 'erased') return outcome
  if (outcome === 'failed') writeArray()
  return { array: isInArray, database: outcome === 'written' }
}

/** The notices, given which copies have all results now, and which had lost all of theirs. */
function noticesOf(isComplete: PerCopy, wasLost: PerCopy): readonly ResultsNotice[] {
  const notices: ResultsNotice[] = []
  if (!isComplete.array && !isComplete.database) notices.push('blocked')
  else if (!isComplete.array || !isComplete.database) notices.push('one-copy')
  if (isComplete.array && wasLost.array) notices.push('restored-array')
  if (isComplete.database && wasLost.database) notices.push('restored-database')
  return notices
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** How far the saving of a result has come. */
export type SavedResult = Readonly<{
  /** Whether the database has written it to the disk. Known before `isInArray`. */
  isOnDisk: Promise<boolean>
  /** Whether the array in localStorage has it in the end, which other programs read. */
  isInArray: Promise<boolean>
}>

/**
 * Stores a result in both copies at once. `around` calls the function that writes the array, again if it returns false
 * and there is space now. It returns the items that the database takes together with the result.
 */
export function saveResult(
  result: QuizResult,
  around: (saveInArray: () => boolean) => readonly ItemRow[] = withoutItems,
): SavedResult {
  // The array is written before anything is waited for, because the learner may leave the page at once.
  const items = around(() => appendToArray(result))
  unsaved = [...unsaved, result]
  unsavedItems = [...unsavedItems, ...items]
  const isOnDisk = saveOnDisk(result, items)
  return { isOnDisk, isInArray: completeCopies(result, isOnDisk) }
}

/** The same, and waits until both copies are complete. Returns whether the array has the result. */
export function appendResult(...parts: Parameters<typeof saveResult>): Promise<boolean> {
  return saveResult(...parts).isInArray
}

async function saveOnDisk(result: QuizResult, items: readonly ItemRow[]): Promise<boolean> {
  const equalResults = Math.max(
    countInArray(result),
    unsaved.filter((other) => isEqual(other, result)).length,
  )
  const isOnDisk = await putNewResult(result, equalResults, items)
  if (isOnDisk) {
    unsaved = unsaved.filter((other) => other !== result)
    unsavedItems = unsavedItems.filter((item) => !items.includes(item))
  }
  return isOnDisk
}

async function completeCopies(result: QuizResult, isOnDisk: Promise<boolean>): Promise<boolean> {
  savesInProgress += 1
  await isOnDisk
  await refreshResults().finally(() => {
    savesInProgress -= 1
  })
  return isInArray(result)
}

function withoutItems(saveInArray: () => boolean): [] {
  saveInArray()
  return []
}

function isEqual(one: QuizResult, other: QuizResult): boolean {
  return resultKey(one) === resultKey(other)
}

/** Removes all results from this page's memory. */
export function clearResultsInMemory(): void {
  unsaved = []
  unsavedItems = []
  resultsStore.set({ isReady: true, results: [], notices: [] })
}

function wasDatabaseWritten(): boolean {
  const stored = readItem(storageKeys.mirrored)
  return !stored.refused && stored.text !== null
}
