import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey } from '../domain/history/result.ts'
import { attemptsStore, refreshAttempts } from './attempts.ts'
import { backupFromText, backupLimit } from './backup-text.ts'
import { localKeys, readLocal } from './local-door.ts'
import { keepTicks } from './plan-ticks.ts'
import { growDatabaseCopy, growLocalCopy } from './results-copies.ts'
import { refreshResults, resultsStore } from './results.ts'
import { changeSettings } from './settings.ts'

export type Import =
  Readonly<{ ok: true; newResults: number; newAttempts: number }> | Readonly<{ ok: false; problem: string }>

const notKept = 'The file is fine, but this browser does not let us keep it. Free some space, then try again.'

/** Adds what a file holds and this browser lacks; a file that cannot be read changes nothing. */
export async function importBackup(file: Blob): Promise<Import> {
  if (file.size > backupLimit * 1.1)
    return { ok: false, problem: 'The file is larger than 5 MB, which no Gradus export is.' }
  const text = await file.text().catch(() => null)
  if (text === null) return { ok: false, problem: 'The file could not be read. Choose it once more.' }
  const read = backupFromText(text)
  if (!read.ok) return read
  const { results, attempts, settings, ticks = [] } = read.backup
  await Promise.all([refreshResults(), refreshAttempts()])
  const before = resultsStore.get().results
  const all = mergeByKey(before, results, resultKey)
  const known = new Set(attemptsStore.get().map((attempt) => attempt.id))
  const missing = [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()].filter(
    (attempt) => !known.has(attempt.id),
  )
  const inDatabase = (await growDatabaseCopy(all, missing, null)) === 'kept'
  if (!inDatabase && missing.length > 0) return { ok: false, problem: notKept }
  if (!growLocalCopy(all) && !inDatabase) return { ok: false, problem: notKept }
  for (const { plan, done } of ticks) keepTicks(plan, done)
  // What was set here is newer than what was set in the file.
  if (settings && !isKept(localKeys.settings)) changeSettings(settings)
  await Promise.all([refreshResults(), refreshAttempts()])
  return { ok: true, newResults: all.length - before.length, newAttempts: missing.length }
}

function isKept(key: string): boolean {
  const kept = readLocal(key)
  return !kept.refused && kept.text !== null
}
