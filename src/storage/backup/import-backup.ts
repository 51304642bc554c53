import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey } from '../../domain/history/result.ts'
import { attemptLog } from '../logs/attempts.ts'
import { maxBackupLength } from './backup-limits.ts'
import { parseBackup } from './parse-backup.ts'
import type { Backup } from '../formats/backup-format.ts'
import { storageKeys, readItem, writeItem } from '../browser/safe-local-storage.ts'
import type { Log } from '../logs/log.ts'
import { saveTicks, readTicks } from '../settings/plan-ticks.ts'
import { recallLog } from '../logs/recalls.ts'
import { mergeIntoDatabase, mergeIntoArray } from '../results/result-copies.ts'
import { refreshResults, resultsStore } from '../results/results.ts'
import { changeSettings, readSettings, type Settings } from '../settings/settings.ts'

/** What an import added to this browser. */
export type ImportCounts = Readonly<{
  newResults: number
  newAttempts: number
  newRecalls: number
  newTicks: number
  newSettings: boolean
}>

export type ImportOutcome = (Readonly<{ ok: true }> & ImportCounts) | Readonly<{ ok: false; problem: string }>

const storageFailedText =
  'The file is fine, but this browser does not let us keep it. Free some space, then try again.'

/** Adds what a file holds and this browser lacks; a file that cannot be read changes nothing. */
export async function importBackup(file: Blob): Promise<ImportOutcome> {
  if (file.size > maxBackupLength * 1.1)
    return { ok: false, problem: 'The file is larger than 5 MB, which no Gradus export is.' }
  const text = await file.text().catch(() => null)
  if (text === null) return { ok: false, problem: 'The file could not be read. Choose it once more.' }
  const read = parseBackup(text)
  if (!read.ok) return read
  const { results, attempts, recalls = [], settings, ticks = [], theme } = read.backup
  await refreshAll()
  const before = resultsStore.get().results
  const all = mergeByKey(before, results, resultKey)
  const newAttempts = missingIn(attemptLog, attempts)
  const newRecalls = missingIn(recallLog, recalls)
  // The ticks are first, as they alone can be taken back; settings are last, as they alone can be done without.
  const newTicks = missingTicks(ticks)
  if (!saveTicksOrUndo(newTicks)) return { ok: false, problem: storageFailedText }
  const logged = [
    ['attempts', newAttempts],
    ['recalls', newRecalls],
  ] as const
  const inDatabase = (await mergeIntoDatabase(results, logged, null)) === 'kept'
  const hasEntries = logged.some(([, entries]) => entries.length > 0)
  if (!inDatabase && (hasEntries || !mergeIntoArray(results))) {
    undoTicks(newTicks)
    return { ok: false, problem: storageFailedText }
  }
  if (inDatabase) mergeIntoArray(results)
  if (newAttempts.length > 0) attemptLog.notifyTabs(newAttempts.at(-1)?.id)
  if (newRecalls.length > 0) recallLog.notifyTabs(newRecalls.at(-1)?.id)
  const newSettings = restoreSettings(settings, theme)
  await refreshAll()
  return {
    ok: true,
    newResults: all.length - before.length,
    newAttempts: newAttempts.length,
    newRecalls: newRecalls.length,
    newTicks: new Set(newTicks.flatMap(({ plan, done }) => done.map((tick) => `${plan} ${tick}`))).size,
    newSettings,
  }
}

async function refreshAll(): Promise<void> {
  await Promise.all([refreshResults(), attemptLog.refresh(), recallLog.refresh()])
}

/** The entries that a log does not have, each once. */
function missingIn<T extends Readonly<{ id: string }>>(
  log: Pick<Log<T>, 'store'>,
  entries: readonly T[],
): readonly T[] {
  const known = new Set(log.store.get().entries.map(({ id }) => id))
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !known.has(id))
}

type Ticks = NonNullable<Backup['ticks']>

/** The ticks that this browser does not have. */
function missingTicks(ticks: Ticks): Ticks {
  return ticks.map(({ plan, done }) => {
    const held = readTicks(plan)
    return { plan, done: done.filter((tick) => !held.includes(tick)) }
  })
}

/** Ticks off all of these or none. Says whether they are kept. */
function saveTicksOrUndo(ticks: Ticks): boolean {
  const isKept = ticks.every(({ plan, done }) => done.length === 0 || saveTicks(plan, done))
  if (!isKept) undoTicks(ticks)
  return isKept
}

function undoTicks(ticks: Ticks): void {
  for (const { plan, done } of ticks) if (done.length > 0) saveTicks(plan, done, false)
}

/** Sets what was set when the file was made. What was set here since is newer, and stays. */
function restoreSettings(settings: Backup['settings'], theme: Backup['theme']): boolean {
  const settingsDiffer =
    settings !== undefined && !isStored(storageKeys.settings) && !areCurrentSettings(settings)
  const settingsAreNew = settingsDiffer && changeSettings(settings)
  const isChosen = theme === 'light' || theme === 'dark'
  const themeIsNew = isChosen && !isStored(storageKeys.theme) && writeItem(storageKeys.theme, theme)
  // This tab hears of it as others do.
  if (themeIsNew) dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.theme }))
  return settingsAreNew || themeIsNew
}

function areCurrentSettings({ keys, clock }: Settings): boolean {
  const now = readSettings()
  return keys === now.keys && clock === now.clock
}

function isStored(key: string): boolean {
  const kept = readItem(key)
  return !kept.refused && kept.text !== null
}
