import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../domain/history/result.ts'
import { followKey } from './follow.ts'
import { createStore } from './store.ts'
import { localKeys, readLocal } from './local-door.ts'
import {
  countErasures,
  growDatabaseCopy,
  growLocalCopy,
  isBehind,
  pushToLocalCopy,
  readDatabaseCopy,
  readLocalCopy,
} from './results-copies.ts'
import { isMending, leaveUntold, untold, type Mending } from './untold.ts'

/** Something about the kept results that the learner should be told. */
export type ResultsNotice = 'blocked' | 'one-copy' | Mending

export type ResultsState = Readonly<{
  ready: boolean
  results: readonly QuizResult[]
  notices: readonly ResultsNotice[]
}>

const nothingYet: ResultsState = { ready: false, results: [], notices: [] }

/** Results that neither copy took; until one does, they last as long as the page. */
let unkept: readonly QuizResult[] = []

/** How many results are on their way into the copies: a copy without them has lost nothing. */
let arriving = 0

/** The finished quizzes of this browser. */
export const resultsStore = createStore<ResultsState>(nothingYet, () => {
  void refreshResults()
  return followKey(localKeys.results, () => void refreshResults())
})

let refreshing: Promise<boolean> | null = null
let refreshingNext: Promise<boolean> | null = null

/**
 * Reads both copies, brings each up to their union, and tells what had to be mended. Says whether the array
 * that others read holds all. Calls that come while one is at work share the next.
 */
export function refreshResults(): Promise<boolean> {
  if (!refreshing) {
    refreshing = mendCopies().finally(() => {
      refreshing = null
    })
    return refreshing
  }
  refreshingNext ??= refreshing
    .catch(() => false)
    .then(() => {
      refreshingNext = null
      return refreshResults()
    })
  return refreshingNext
}

async function mendCopies(tries = 0): Promise<boolean> {
  const erasures = await countErasures()
  if (isBehind(erasures) && tries < 40) {
    await pause(50)
    return mendCopies(tries + 1)
  }
  const local = readLocalCopy()
  const wasMirrored = isMirrored()
  const waiting = unkept
  const inDatabase = await readDatabaseCopy()
  const known = inDatabase ?? resultsStore.get().results.filter(() => local.refused)
  const results = mergeByKey(mergeByKey(local.results, known, resultKey), waiting, resultKey)
  let arrayKept = results.length === 0 && !local.refused
  const growArray = (): void => {
    arrayKept = growLocalCopy(results)
  }
  const writing =
    inDatabase && results.length > 0 ? await growDatabaseCopy(results, [], erasures, growArray) : null
  if (writing === 'erased') return mendCopies()
  if (writing !== 'kept' && results.length > 0) growArray()
  const databaseKept = inDatabase !== null && writing !== 'failed'
  if ((arrayKept || databaseKept) && unkept === waiting) unkept = []
  const notices: ResultsNotice[] = []
  if (!arrayKept && !databaseKept) notices.push('blocked')
  else if (!arrayKept || !databaseKept) notices.push('one-copy')
  const anyLost = results.length > Math.max(arriving, waiting.length)
  if (arrayKept && local.missing && anyLost) notices.push('restored-array')
  if (databaseKept && wasMirrored && inDatabase.length === 0 && anyLost) notices.push('restored-database')
  leaveUntold(notices.filter(isMending))
  const before = resultsStore.get().notices.filter(isMending)
  resultsStore.set({ ready: true, results, notices: [...new Set([...before, ...untold(), ...notices])] })
  return arrayKept
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Keeps one more result, and tells `onKept` as soon as the array that others read holds it. Says in the end
 * whether it does.
 */
export async function appendResult(result: QuizResult, onKept?: () => void): Promise<boolean> {
  // The array is written before anything is waited for: the page may be left at once.
  unkept = [...unkept, result]
  const isPushed = pushToLocalCopy(result)
  if (isPushed) onKept?.()
  arriving += 1
  const isKept = await refreshResults().finally(() => {
    arriving -= 1
  })
  if (isKept && !isPushed) onKept?.()
  return isKept
}

/** Tries once more to keep what neither copy took, if there is such. Says whether the array took it. */
export async function keepUnkept(): Promise<boolean> {
  return unkept.length > 0 && refreshResults()
}

/** Forgets what the page itself remembers. */
export function forgetResults(): void {
  unkept = []
  resultsStore.set({ ready: true, results: [], notices: [] })
}

function isMirrored(): boolean {
  const kept = readLocal(localKeys.mirrored)
  return !kept.refused && kept.text !== null
}
