import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey } from '../domain/history/result.ts'
import { attemptsStore, refreshAttempts } from './attempts.ts'
import { backupFromText, backupLimit } from './backup-text.ts'
import { withDatabase } from './database.ts'
import { growDatabaseCopy, growLocalCopy } from './results-copies.ts'
import { refreshResults, resultsStore } from './results.ts'

export type Import =
  Readonly<{ ok: true; newResults: number; newAttempts: number }> | Readonly<{ ok: false; problem: string }>

/** Adds what a file holds and this browser lacks; a file that cannot be read changes nothing. */
export async function importBackup(file: Blob): Promise<Import> {
  if (file.size > backupLimit * 1.1)
    return { ok: false, problem: 'The file is larger than 5 MB, which no Gradus export is.' }
  const read = backupFromText(await file.text())
  if (!read.ok) return read
  const { results, attempts } = read.backup
  await Promise.all([refreshResults(), refreshAttempts()])
  const before = resultsStore.get().results
  const all = mergeByKey(before, results, resultKey)
  const known = new Set(attemptsStore.get().map((attempt) => attempt.id))
  const missing = [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()].filter(
    (attempt) => !known.has(attempt.id),
  )
  const inDatabase = await growDatabaseCopy(all)
  const inArray = growLocalCopy(all)
  const attemptsKept = await withDatabase(async (db) => {
    const transaction = db.transaction('attempts', 'readwrite')
    await Promise.all([...missing.map((attempt) => transaction.store.put(attempt)), transaction.done])
    return true
  })
  await Promise.all([refreshResults(), refreshAttempts()])
  if (!(inDatabase || inArray) || (missing.length > 0 && !attemptsKept))
    return {
      ok: false,
      problem: 'The file is fine, but this browser does not let us keep it. Free some space, then try again.',
    }
  return { ok: true, newResults: all.length - before.length, newAttempts: missing.length }
}
