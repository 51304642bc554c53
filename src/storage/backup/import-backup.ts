import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey } from '../../domain/history/result.ts'
import { attemptLog } from '../logs/attempts.ts'
import { maxBackupLength } from './backup-limits.ts'
import { parseBackup } from './parse-backup.ts'
import type { Backup } from '../formats/backup-format.ts'
import { storageKeys, readItem } from '../browser/safe-local-storage.ts'
import type { Log } from '../logs/log.ts'
import { saveTicks, readTicks } from '../settings/plan-ticks.ts'
import { saveItem } from '../items/saved-items.ts'
import { recallLog } from '../logs/recalls.ts'
import { mergeIntoDatabase, mergeIntoArray } from '../results/result-copies.ts'
import { refreshResults, resultsStore } from '../results/results.ts'
import { changeSettings, readSettings, type Settings } from '../settings/settings.ts'

/** What an import has added to this browser. */
export type ImportCounts = Readonly<{
  newResults: number
  newAttempts: number
  newRecalls: number
  newTicks: number
  newSettings: boolean
}>

export type ImportOutcome = (Readonly<{ ok: true }> & ImportCounts) | Readonly<{ ok: false; problem: string }>

const storageFailedText =
  'The file is fine, but this browser could not store it. Free some space, then try again.'

/** Adds the data of an export file that this browser does not have. An invalid file changes nothing. */
export async function importBackup(file: Blob): Promise<ImportOutcome> {
  if (file.size > maxBackupLength * 1.1)
    return { ok: false, problem: 'The file is larger than 5 MB, so it is not a Gradus export.' }
  const text = await file.text().catch(() => null)
  if (text === null) return { ok: false, problem: 'The file could not be read. Choose it again.' }
  const parsed = parseBackup(text)
  if (!parsed.ok) return parsed
  const { results, attempts, recalls = [], settings, ticks = [], theme } = parsed.backup
  await refreshAll()
  const resultsBefore = resultsStore.get().results
  const mergedResults = mergeByKey(resultsBefore, results, resultKey)
  const newAttempts = missingIn(attemptLog, attempts)
  const newRecalls = missingIn(recallLog, recalls)
  // Ticks are saved first, because only they can be undone. Settings are last, because the import succeeds without them.
  const newTicks = missingTicks(ticks)
  if (!saveTicksOrUndo(newTicks)) return { ok: false, problem: storageFailedText }
  const logEntries = [
    ['attempts', newAttempts],
    ['recalls', newRecalls],
  ] as const
  const isInDatabase = (await mergeIntoDatabase(results, logEntries, null)) === 'written'
  const hasLogEntries = logEntries.some(([, entries]) => entries.length > 0)
  // Without a database, results can still be stored in the array, but log entries cannot.
  if (!isInDatabase && (hasLogEntries || !mergeIntoArray(results))) {
    undoTicks(newTicks)
    return { ok: false, problem: storageFailedText }
  }
  if (isInDatabase) mergeIntoArray(results)
  if (newAttempts.length > 0) attemptLog.notifyTabs(newAttempts.at(-1)?.id)
  if (newRecalls.length > 0) recallLog.notifyTabs(newRecalls.at(-1)?.id)
  const newSettings = restoreSettings(settings, theme)
  await refreshAll()
  return {
    ok: true,
    newResults: mergedResults.length - resultsBefore.length,
    newAttempts: newAttempts.length,
    newRecalls: newRecalls.length,
    newTicks: new Set(newTicks.flatMap(({ plan, done }) => done.map((tick) => `${plan} ${tick}`))).size,
    newSettings,
  }
}

async function refreshAll(): Promise<void> {
  await Promise.all([refreshResults(), attemptLog.refresh(), recallLog.refresh()])
}

/** The entries that the log does not have, without duplicates. */
function missingIn<T extends Readonly<{ id: string }>>(
  log: Pick<Log<T>, 'store'>,
  entries: readonly T[],
): readonly T[] {
  const existingIds = new Set(log.store.get().entries.map(({ id }) => id))
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].filter(
    ({ id }) => !existingIds.has(id),
  )
}

type Ticks = NonNullable<Backup['ticks']>

/** The ticks that are not stored in this browser. */
function missingTicks(ticks: Ticks): Ticks {
  return ticks.map(({ plan, done }) => {
    const existing = readTicks(plan)
    return { plan, done: done.filter((tick) => !existing.includes(tick)) }
  })
}

/** Saves all of the ticks or none. Returns whether they are stored. */
function saveTicksOrUndo(ticks: Ticks): boolean {
  const areSaved = ticks.every(({ plan, done }) => done.length === 0 || saveTicks(plan, done))
  if (!areSaved) undoTicks(ticks)
  return areSaved
}

function undoTicks(ticks: Ticks): void {
  for (const { plan, done } of ticks) if (done.length > 0) saveTicks(plan, done, false)
}

/** Restores settings and theme from the file, unless this browser already has its own. Returns whether anything changed. */
function restoreSettings(settings: Backup['settings'], theme: Backup['theme']): boolean {
  const settingsDiffer =
    settings !== undefined && !isStored(storageKeys.settings) && !areCurrentSettings(settings)
  const areSettingsRestored = settingsDiffer && changeSettings(settings)
  const isThemeChosen = theme === 'light' || theme === 'dark'
  const isThemeRestored = isThemeChosen && !isStored(storageKeys.theme) && saveItem(storageKeys.theme, theme)
  // Other tabs get a storage event from the browser; this tab needs its own.
  if (isThemeRestored) dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.theme }))
  return areSettingsRestored || isThemeRestored
}

function areCurrentSettings({ keys, clock }: Settings): boolean {
  const current = readSettings()
  return keys === current.keys && clock === current.clock
}

function isStored(key: string): boolean {
  const stored = readItem(key)
  return !stored.refused && stored.text !== null
}
