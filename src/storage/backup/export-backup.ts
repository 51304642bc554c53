import { isDatabaseRefused } from '../browser/database.ts'
import type { Backup } from '../formats/backup-format.ts'
import { backupVersion, recordKinds } from '../records/record-kinds.ts'
import { refreshResults, resultsStore } from '../results/results.ts'
import { maxBackupLength } from './backup-limits.ts'

export type ExportedBackup = Readonly<{
  /** The texts of the export files. There is more than one only after years of daily practice. */
  texts: readonly string[]
  /** False if the database could not be read, so that logs may be missing. */
  isComplete: boolean
}>

/** Exports everything that is stored and can be read. */
export async function exportBackup(now: Date): Promise<ExportedBackup> {
  const [areKindsRead] = await Promise.all([refreshKinds(), refreshResults()])
  const texts = splitIntoFiles({
    format: 'gradus-backup',
    version: backupVersion,
    exportedAt: now.toISOString(),
    results: [...resultsStore.get().results],
    ...Object.fromEntries(recordKinds.map(({ name, collect }) => [name, collect()])),
  })
  return { texts, isComplete: areKindsRead || (await isDatabaseRefused()) }
}

async function refreshKinds(): Promise<boolean> {
  return (await Promise.all(recordKinds.map(({ refresh }) => refresh()))).every(Boolean)
}

/** Splits a backup that is too large. Each file is a valid export, and importing all of them restores everything. */
export function splitIntoFiles(backup: Backup): readonly string[] {
  const text = JSON.stringify(backup)
  const lists = divisibleLists(backup)
  if (text.length <= maxBackupLength || lists.every(([, list]) => list.length < 2)) return [text]
  const half = (isFirst: boolean): Backup => ({
    ...backup,
    ...Object.fromEntries(lists.map(([name, list]) => [name, halfOf(list, isFirst)])),
  })
  return [...splitIntoFiles(half(true)), ...splitIntoFiles(half(false))]
}

function divisibleLists(backup: Backup): readonly (readonly [string, readonly unknown[]])[] {
  const names = ['results', ...recordKinds.filter(({ isDivisible }) => isDivisible).map(({ name }) => name)]
  return names.flatMap((name) => {
    const list = backup[name]
    return Array.isArray(list) ? [[name, list] as const] : []
  })
}

function halfOf<T>(list: readonly T[], isFirst: boolean): T[] {
  const middle = Math.ceil(list.length / 2)
  return isFirst ? list.slice(0, middle) : list.slice(middle)
}
