import { mergeByKey } from '../../domain/history/merge.ts'
import { resultKey } from '../../domain/history/result.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import type { Backup } from '../formats/backup-format.ts'
import type { ImportPlan, NewItems, NewRows } from '../records/record-import.ts'
import { recordImports } from '../records/record-imports.ts'
import { recordKinds } from '../records/record-kinds.ts'
import { mergeIntoArray, mergeIntoDatabase } from '../results/result-copies.ts'
import { refreshResults, resultsStore } from '../results/results.ts'
import { maxBackupLength } from './backup-limits.ts'
import { parseBackup } from './parse-backup.ts'

/** What an import has added, part by part in words such as '2 quizzes', or why nothing was imported. */
export type ImportOutcome =
  Readonly<{ ok: true; added: readonly string[] }> | Readonly<{ ok: false; problem: string }>

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
  await refreshAll()
  const { results } = parsed.backup
  const before = resultsStore.get().results
  const newResults = mergeByKey(before, results, resultKey).length - before.length
  const added = await addAll(results, planImports(parsed.backup))
  if (!added) return { ok: false, problem: storageFailedText }
  await refreshAll()
  const addedResults = newResults > 0 ? [pluralize(newResults, 'quiz', 'quizzes')] : []
  return { ok: true, added: [...new Set([...addedResults, ...added])] }
}

async function refreshAll(): Promise<void> {
  await Promise.all([refreshResults(), ...recordKinds.map(({ refresh }) => refresh())])
}

type Plan = NonNullable<ImportPlan>

function planImports(backup: Backup): readonly Plan[] {
  return recordImports.flatMap(({ kind, planImport }) => {
    const field = backup[kind.name]
    return field === undefined ? [] : (planImport(field) ?? [])
  })
}

/** Adds everything or nothing. Returns what was added, in words; null if the browser has refused it. */
async function addAll(results: Backup['results'], plans: readonly Plan[]): Promise<readonly string[] | null> {
  const rowPlans = plans.filter(hasRows)
  const itemPlans = plans.filter(hasItems)
  // Items that can be taken back are first. Those that an import succeeds without are last.
  const undoFunctions = itemPlans.flatMap(({ undo }) => undo ?? [])
  const undoItems = (): null => {
    for (const undo of undoFunctions) undo()
    return null
  }
  if (!itemPlans.every(({ undo, save }) => undo === null || save())) return undoItems()
  const rows = rowPlans.map(({ storeName, rows: list }) => [storeName, list] as const)
  const isInDatabase = (await mergeIntoDatabase(results, rows, null)) === 'written'
  // Without a database, results can still be stored in the array, but log entries cannot.
  if (!isInDatabase && (rowPlans.length > 0 || !mergeIntoArray(results))) return undoItems()
  if (isInDatabase) mergeIntoArray(results)
  for (const { onWritten } of rowPlans) onWritten()
  const savedPlans = plans.filter((plan) => hasRows(plan) || plan.undo !== null || plan.save())
  return savedPlans.map(({ added }) => added)
}

function hasRows(plan: Plan): plan is Plan & NewRows {
  return 'rows' in plan
}

function hasItems(plan: Plan): plan is Plan & NewItems {
  return 'save' in plan
}
