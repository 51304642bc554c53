import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey } from '../domain/history/result.ts'
import { attemptsStore, refreshAttempts } from './attempts.ts'
import { backupLimit } from './backup-limit.ts'
import { backupFromText } from './backup-text.ts'
import type { Backup } from './formats/backup-format.ts'
import { localKeys, readLocal, writeLocal } from './local-door.ts'
import { keepTicks, readTicks } from './plan-ticks.ts'
import { growDatabaseCopy, growLocalCopy } from './results-copies.ts'
import { refreshResults, resultsStore } from './results.ts'
import { changeSettings, readSettings, type Settings } from './settings.ts'

/** What an import added to this browser. */
export type Imported = Readonly<{
  newResults: number
  newAttempts: number
  newTicks: number
  newSettings: boolean
}>

export type Import = (Readonly<{ ok: true }> & Imported) | Readonly<{ ok: false; problem: string }>

const notKept = 'The file is fine, but this browser does not let us keep it. Free some space, then try again.'

/** Adds what a file holds and this browser lacks; a file that cannot be read changes nothing. */
export async function importBackup(file: Blob): Promise<Import> {
  if (file.size > backupLimit * 1.1)
    return { ok: false, problem: 'The file is larger than 5 MB, which no Gradus export is.' }
  const text = await file.text().catch(() => null)
  if (text === null) return { ok: false, problem: 'The file could not be read. Choose it once more.' }
  const read = backupFromText(text)
  if (!read.ok) return read
  const { results, attempts, settings, ticks = [], theme } = read.backup
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
  const newTicks = addTicks(ticks)
  if (newTicks === null) return { ok: false, problem: notKept }
  const newSettings = setAsBefore(settings, theme)
  await Promise.all([refreshResults(), refreshAttempts()])
  const newResults = all.length - before.length
  return { ok: true, newResults, newAttempts: missing.length, newTicks, newSettings }
}

/** How many ticks this browser did not have; null if it does not keep them. */
function addTicks(ticks: NonNullable<Backup['ticks']>): number | null {
  let added = 0
  for (const { plan, done } of ticks) {
    const held = readTicks(plan)
    const missing = done.filter((tick) => !held.includes(tick))
    if (missing.length > 0 && !keepTicks(plan, missing)) return null
    added += new Set(missing).size
  }
  return added
}

/** Sets what was set when the file was made. What was set here since is newer, and stays. */
function setAsBefore(settings: Backup['settings'], theme: Backup['theme']): boolean {
  const settingsAreNew = settings !== undefined && !isKept(localKeys.settings) && !isInForce(settings)
  const isChosen = theme === 'light' || theme === 'dark'
  const themeIsNew = isChosen && !isKept(localKeys.theme) && writeLocal(localKeys.theme, theme)
  if (settingsAreNew) changeSettings(settings)
  // This tab hears of it as others do.
  if (themeIsNew) dispatchEvent(Object.assign(new Event('storage'), { key: localKeys.theme }))
  return settingsAreNew || themeIsNew
}

function isInForce({ keys, clock }: Settings): boolean {
  const now = readSettings()
  return keys === now.keys && clock === now.clock
}

function isKept(key: string): boolean {
  const kept = readLocal(key)
  return !kept.refused && kept.text !== null
}
