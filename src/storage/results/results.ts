import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../../domain/history/result.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import { createStore } from '../browser/store.ts'
import { storageKeys, readItem } from '../browser/safe-local-storage.ts'
import {
  readEraseGeneration,
  noRefusedEntries,
  dropErased,
  type RefusedEntries,
} from '../erase/erase-generation.ts'
import {
  mergeIntoDatabase,
  mergeIntoArray,
  isStaleAfterErase,
  appendToArray,
  readDatabaseCopy,
  readArrayCopy,
  type ArrayCopy,
} from './result-copies.ts'
import {
  isRepairNotice,
  addRepairNotices,
  pendingRepairNotices,
  type RepairNotice,
} from './pending-repair-notices.ts'

/** Something about the kept results that the learner should be told. */
export type ResultsNotice = 'blocked' | 'one-copy' | RepairNotice

export type ResultsState = Readonly<{
  isReady: boolean
  results: readonly QuizResult[]
  notices: readonly ResultsNotice[]
}>

const notReadYet: ResultsState = { isReady: false, results: [], notices: [] }

/** Results that neither copy took; until one does, they last as long as the page. */
let unsaved: readonly QuizResult[] = []

/** Those that both have refused. */
let refusedEntries: RefusedEntries<QuizResult> = noRefusedEntries

/** How many results are on their way into the copies: a copy without them has lost nothing. */
let savesInProgress = 0

/** The finished quizzes of this browser. */
export const resultsStore = createStore<ResultsState>(notReadYet, () => {
  void refreshResults()
  return onStorageChange(storageKeys.results, () => void refreshResults())
})

let currentRefresh: Promise<boolean> | null = null
let nextRefresh: Promise<boolean> | null = null

/**
 * Reads both copies, brings each up to their union, and tells what had to be mended. Says whether the array
 * that others read holds all. Calls that come while one is at work share the next.
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
  const eraseGeneration = await readEraseGeneration()
  if (isStaleAfterErase(eraseGeneration) && tries < 40) {
    await pause(50)
    return repairCopies(tries + 1)
  }
  const local = readArrayCopy()
  const wasMirrored = wasDatabaseWritten()
  const waiting = dropErased(unsaved, refusedEntries, eraseGeneration)
  unsaved = waiting
  const inDatabase = await readDatabaseCopy()
  const known = inDatabase ?? (local.isRefused ? resultsStore.get().results : [])
  const results = mergeByKey(mergeByKey(local.results, known, resultKey), waiting, resultKey)
  const holding = await saveToBoth(results, local, inDatabase, eraseGeneration)
  if (holding === 'erased') return repairCopies()
  if (!holding.array && !holding.database) refusedEntries = { entries: waiting, eraseGeneration }
  else if (unsaved === waiting) unsaved = []
  const anyLost = results.length > Math.max(savesInProgress, waiting.length)
  const notices = noticesOf(holding, {
    array: anyLost && local.isMissing,
    database: anyLost && wasMirrored && inDatabase?.length === 0,
  })
  addRepairNotices(notices.filter(isRepairNotice))
  const before = resultsStore.get().notices.filter(isRepairNotice)
  resultsStore.set({
    isReady: true,
    results,
    notices: [...new Set([...before, ...pendingRepairNotices(), ...notices])],
  })
  return holding.array
}

/** Something that is so of one copy or the other. */
type PerCopy = Readonly<{ array: boolean; database: boolean }>

/** Brings both copies up to these results. Says which of them hold all, unless everything was erased meanwhile. */
async function saveToBoth(
  results: readonly QuizResult[],
  local: ArrayCopy,
  inDatabase: readonly QuizResult[] | null,
  erasures: number | null,
): Promise<PerCopy | 'erased'> {
  if (results.length === 0) return { array: !local.isRefused, database: inDatabase !== null }
  let isInArray = false
  const growArray = (): void => {
    isInArray = mergeIntoArray(results)
  }
  const writing = inDatabase ? await mergeIntoDatabase(results, [], erasures, growArray) : 'failed'
  if (writing === 'erased') return writing
  if (writing === 'failed') growArray()
  return { array: isInArray, database: writing === 'kept' }
}

/** What is to be said of the copies, by which of them hold all now and which had lost something. */
function noticesOf(holding: PerCopy, hadLost: PerCopy): readonly ResultsNotice[] {
  const notices: ResultsNotice[] = []
  if (!holding.array && !holding.database) notices.push('blocked')
  else if (!holding.array || !holding.database) notices.push('one-copy')
  if (holding.array && hadLost.array) notices.push('restored-array')
  if (holding.database && hadLost.database) notices.push('restored-database')
  return notices
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Keeps one more result, and tells `onKept` as soon as the array that others read holds it. Says in the end
 * whether it holds all.
 */
export async function appendResult(result: QuizResult, onKept?: () => void): Promise<boolean> {
  // The array is written before anything is waited for: the page may be left at once.
  unsaved = [...unsaved, result]
  const isPushed = appendToArray(result)
  if (isPushed) onKept?.()
  savesInProgress += 1
  const isKept = await refreshResults().finally(() => {
    savesInProgress -= 1
  })
  if (isKept && !isPushed) onKept?.()
  return isKept
}

/** Forgets what the page itself remembers. */
export function clearResultsInMemory(): void {
  unsaved = []
  resultsStore.set({ isReady: true, results: [], notices: [] })
}

function wasDatabaseWritten(): boolean {
  const kept = readItem(storageKeys.mirrored)
  return !kept.refused && kept.text !== null
}
