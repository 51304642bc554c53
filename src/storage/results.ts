import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey, type QuizResult } from '../domain/history/result.ts'
import { createStore } from './store.ts'
import { localKeys, readLocal } from './local-door.ts'
import {
  addToDatabaseCopy,
  growDatabaseCopy,
  growLocalCopy,
  readDatabaseCopy,
  readLocalCopy,
} from './results-copies.ts'

/** Something about the kept results that the learner should be told. */
export type ResultsNotice = 'blocked' | 'one-copy' | 'restored-array' | 'restored-database' | 'unreadable'

export type ResultsState = Readonly<{
  ready: boolean
  results: readonly QuizResult[]
  notices: readonly ResultsNotice[]
}>

const nothingYet: ResultsState = { ready: false, results: [], notices: [] }

/** Results that neither copy took; until one does, they last as long as the page. */
let unkept: readonly QuizResult[] = []

/** The finished quizzes of this browser. */
export const resultsStore = createStore<ResultsState>(nothingYet, () => {
  void refreshResults()
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === localKeys.results) void refreshResults()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

/** Reads both copies, brings each up to their union, and tells what had to be mended. */
export async function refreshResults(): Promise<void> {
  const local = readLocalCopy()
  const wasMirrored = isMirrored()
  const waiting = unkept
  const inDatabase = await readDatabaseCopy()
  const known = inDatabase ?? resultsStore.get().results.filter(() => local.refused)
  const results = mergeByKey(mergeByKey(local.results, known, resultKey), waiting, resultKey)
  const arrayKept = results.length === 0 ? !local.refused : growLocalCopy(results)
  const databaseKept = inDatabase !== null && (results.length === 0 || (await growDatabaseCopy(results)))
  if ((arrayKept || databaseKept) && unkept === waiting) unkept = []
  const notices: ResultsNotice[] = []
  if (!arrayKept && !databaseKept) notices.push('blocked')
  else if (!arrayKept || !databaseKept) notices.push('one-copy')
  if (arrayKept && local.missing && results.length > 0) notices.push('restored-array')
  if (databaseKept && wasMirrored && inDatabase.length === 0 && results.length > 0)
    notices.push('restored-database')
  if (local.unreadable) notices.push('unreadable')
  const before = resultsStore.get().notices
  const lasting = before.filter((notice) => notice.startsWith('restored') || notice === 'unreadable')
  resultsStore.set({ ready: true, results, notices: [...new Set([...lasting, ...notices])] })
}

/** Keeps one more result. Says whether the array that others read holds it. */
export async function appendResult(result: QuizResult): Promise<boolean> {
  await refreshResults()
  const inDatabase = await addToDatabaseCopy(result)
  const inArray = growLocalCopy(inDatabase ? ((await readDatabaseCopy()) ?? [result]) : [result])
  const state = resultsStore.get()
  resultsStore.set({ ...state, results: mergeByKey(state.results, [result], resultKey) })
  if (!inDatabase && !inArray) unkept = [...unkept, result]
  await refreshResults()
  return inArray
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
