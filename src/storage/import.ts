import { mergeByKey } from '../domain/history/merge.ts'
import { resultKey } from '../domain/history/result.ts'
import { attemptLog } from './attempts.ts'
import { backupLimit } from './backup-bounds.ts'
import { backupFromText } from './backup-text.ts'
import type { Backup } from './formats/backup-format.ts'
import { localKeys, readLocal, writeLocal } from './local-door.ts'
import type { Log } from './log.ts'
import { keepTicks, readTicks } from './plan-ticks.ts'
import { recallLog } from './recalls.ts'
import { growDatabaseCopy, growLocalCopy } from './results-copies.ts'
import { refreshResults, resultsStore } from './results.ts'
import { changeSettings, readSettings, type Settings } from './settings.ts'

/** What an import added to this browser. */
export type Imported = Readonly<{
  newResults: number
  newAttempts: number
  newRecalls: number
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
  const { results, attempts, recalls = [], settings, ticks = [], theme } = read.backup
  await refreshAll()
  const before = resultsStore.get().results
  const all = mergeByKey(before, results, resultKey)
  const newAttempts = missingIn(attemptLog, attempts)
  const newRecalls = missingIn(recallLog, recalls)
  // The ticks are first, as they alone can be taken back; settings are last, as they alone can be done without.
  const newTicks = missingTicks(ticks)
  if (!keepAll(newTicks)) return { ok: false, problem: notKept }
  const logged = [
    ['attempts', newAttempts],
    ['recalls', newRecalls],
  ] as const
  const inDatabase = (await growDatabaseCopy(results, logged, null)) === 'kept'
  const hasEntries = logged.some(([, entries]) => entries.length > 0)
  if (!inDatabase && (hasEntries || !growLocalCopy(results))) {
    takeBack(newTicks)
    return { ok: false, problem: notKept }
  }
  if (inDatabase) growLocalCopy(results)
  if (newAttempts.length > 0) attemptLog.tell(newAttempts.at(-1)?.id)
  if (newRecalls.length > 0) recallLog.tell(newRecalls.at(-1)?.id)
  const newSettings = setAsBefore(settings, theme)
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
function keepAll(ticks: Ticks): boolean {
  const isKept = ticks.every(({ plan, done }) => done.length === 0 || keepTicks(plan, done))
  if (!isKept) takeBack(ticks)
  return isKept
}

function takeBack(ticks: Ticks): void {
  for (const { plan, done } of ticks) if (done.length > 0) keepTicks(plan, done, false)
}

/** Sets what was set when the file was made. What was set here since is newer, and stays. */
function setAsBefore(settings: Backup['settings'], theme: Backup['theme']): boolean {
  const settingsDiffer = settings !== undefined && !isKept(localKeys.settings) && !isInForce(settings)
  const settingsAreNew = settingsDiffer && changeSettings(settings)
  const isChosen = theme === 'light' || theme === 'dark'
  const themeIsNew = isChosen && !isKept(localKeys.theme) && writeLocal(localKeys.theme, theme)
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
