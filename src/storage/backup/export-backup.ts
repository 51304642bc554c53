import { attemptLog } from '../logs/attempts.ts'
import { maxBackupLength, backupVersion } from './backup-limits.ts'
import { isDatabaseRefused } from '../browser/database.ts'
import type { Backup } from '../formats/backup-format.ts'
import { storageKeys, readItem } from '../browser/safe-local-storage.ts'
import { plansTicked, readTicks } from '../settings/plan-ticks.ts'
import { recallLog } from '../logs/recalls.ts'
import { refreshResults, resultsStore } from '../results/results.ts'
import { readSettings } from '../settings/settings.ts'

export type ExportedBackup = Readonly<{
  /** The texts of the export files. There is more than one only after years of daily practice. */
  texts: readonly string[]
  /** False if the database could not be read, so that attempts or recalls may be missing. */
  isComplete: boolean
}>

/** Exports everything that is stored and can be read. */
export async function exportBackup(now: Date): Promise<ExportedBackup> {
  const [areLogsRead] = await Promise.all([refreshLogs(), refreshResults()])
  const texts = splitIntoFiles({
    format: 'gradus-backup',
    version: backupVersion,
    exportedAt: now.toISOString(),
    results: [...resultsStore.get().results],
    attempts: attemptLog.store.get().entries.map((attempt) => ({ ...attempt, answer: [...attempt.answer] })),
    recalls: [...recallLog.store.get().entries],
    settings: readSettings(),
    ticks: plansTicked().map((plan) => ({ plan, done: [...readTicks(plan)] })),
    theme: chosenTheme(),
  })
  return { texts, isComplete: areLogsRead || (await isDatabaseRefused()) }
}

async function refreshLogs(): Promise<boolean> {
  return (await Promise.all([attemptLog.refresh(), recallLog.refresh()])).every(Boolean)
}

/** Splits a backup that is too large. Each file is a valid export, and importing all of them restores everything. */
export function splitIntoFiles(backup: Backup): readonly string[] {
  const text = JSON.stringify(backup)
  const { attempts, recalls = [], results } = backup
  if (text.length <= maxBackupLength || Math.max(attempts.length, recalls.length, results.length) < 2)
    return [text]
  const half = (isFirst: boolean): Backup => ({
    ...backup,
    attempts: halfOf(attempts, isFirst),
    recalls: halfOf(recalls, isFirst),
    results: halfOf(results, isFirst),
  })
  return [...splitIntoFiles(half(true)), ...splitIntoFiles(half(false))]
}

function halfOf<T>(list: readonly T[], isFirst: boolean): T[] {
  const middle = Math.ceil(list.length / 2)
  return isFirst ? list.slice(0, middle) : list.slice(middle)
}

function chosenTheme(): 'light' | 'dark' | 'system' {
  const stored = readItem(storageKeys.theme)
  return !stored.refused && (stored.text === 'light' || stored.text === 'dark') ? stored.text : 'system'
}
