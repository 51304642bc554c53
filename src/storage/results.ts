import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../domain/history/result.ts'
import { followKey } from './follow.ts'
import { createStore } from './store.ts'
import { localKeys, readLocal } from './local-door.ts'
import { countErasures, noneRefused, withoutErased, type Refused } from './erasures.ts'
import {
  growDatabaseCopy,
  growLocalCopy,
  isBehind,
  pushToLocalCopy,
  readDatabaseCopy,
  readLocalCopy,
  type LocalCopy,
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

/** Those that both have refused. */
let refused: Refused<QuizResult> = noneRefused

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
  const waiting = withoutErased(unkept, refused, erasures)
  unkept = waiting
  const inDatabase = await readDatabaseCopy()
  const known = inDatabase ?? (local.refused ? resultsStore.get().results : [])
  const results = mergeByKey(mergeByKey(local.results, known, resultKey), waiting, resultKey)
  const holding = await growBoth(results, local, inDatabase, erasures)
  if (holding === 'erased') return mendCopies()
  if (!holding.array && !holding.database) refused = { entries: waiting, erasures }
  else if (unkept === waiting) unkept = []
  const anyLost = results.length > Math.max(arriving, waiting.length)
  const notices = noticesOf(holding, {
    array: anyLost && local.missing,
    database: anyLost && wasMirrored && inDatabase?.length === 0,
  })
  leaveUntold(notices.filter(isMending))
  const before = resultsStore.get().notices.filter(isMending)
  resultsStore.set({ ready: true, results, notices: [...new Set([...before, ...untold(), ...notices])] })
  return holding.array
}

/** Something that is so of one copy or the other. */
type OfCopies = Readonly<{ array: boolean; database: boolean }>

/** Brings both copies up to these results. Says which of them hold all, unless everything was erased meanwhile. */
async function growBoth(
  results: readonly QuizResult[],
  local: LocalCopy,
  inDatabase: readonly QuizResult[] | null,
  erasures: number | null,
): Promise<OfCopies | 'erased'> {
  if (results.length === 0) return { array: !local.refused, database: inDatabase !== null }
  let isInArray = false
  const growArray = (): void => {
    isInArray = growLocalCopy(results)
  }
  const writing = inDatabase ? await growDatabaseCopy(results, [], erasures, growArray) : 'failed'
  if (writing === 'erased') return writing
  if (writing === 'failed') growArray()
  return { array: isInArray, database: writing === 'kept' }
}

/** What is to be said of the copies, by which of them hold all now and which had lost something. */
function noticesOf(holding: OfCopies, hadLost: OfCopies): readonly ResultsNotice[] {
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

/** Forgets what the page itself remembers. */
export function forgetResults(): void {
  unkept = []
  resultsStore.set({ ready: true, results: [], notices: [] })
}

function isMirrored(): boolean {
  const kept = readLocal(localKeys.mirrored)
  return !kept.refused && kept.text !== null
}
