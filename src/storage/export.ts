import { attemptLog } from './attempts.ts'
import { backupLimit, backupVersion } from './backup-bounds.ts'
import { isDatabaseRefused } from './database.ts'
import type { Backup } from './formats/backup-format.ts'
import { localKeys, readLocal } from './local-door.ts'
import { plansTicked, readTicks } from './plan-ticks.ts'
import { refreshResults, resultsStore } from './results.ts'
import { readSettings } from './settings.ts'

export type Export = Readonly<{
  /** The texts of as many files as it takes: one, but for years of daily practice. */
  texts: readonly string[]
  /** False where the database, which may hold answers, could not be read. */
  hasAnswers: boolean
}>

/** Everything kept, as far as the browser lets us read it. */
export async function exportBackup(now: Date): Promise<Export> {
  const [, isRead] = await Promise.all([refreshResults(), attemptLog.refresh()])
  const texts = filesOf({
    format: 'gradus-backup',
    version: backupVersion,
    exportedAt: now.toISOString(),
    results: [...resultsStore.get().results],
    attempts: attemptLog.store.get().map((attempt) => ({ ...attempt, answer: [...attempt.answer] })),
    settings: readSettings(),
    ticks: plansTicked().map((plan) => ({ plan, done: [...readTicks(plan)] })),
    theme: chosenTheme(),
  })
  return { texts, hasAnswers: isRead || (await isDatabaseRefused()) }
}

/** Each of the files can be read by itself, and reading all of them brings back all. */
export function filesOf(backup: Backup): readonly string[] {
  const text = JSON.stringify(backup)
  const { attempts, results } = backup
  if (text.length <= backupLimit || Math.max(attempts.length, results.length) < 2) return [text]
  const [half, halfOfResults] = [Math.ceil(attempts.length / 2), Math.ceil(results.length / 2)]
  return [
    ...filesOf({ ...backup, attempts: attempts.slice(0, half), results: results.slice(0, halfOfResults) }),
    ...filesOf({ ...backup, attempts: attempts.slice(half), results: results.slice(halfOfResults) }),
  ]
}

function chosenTheme(): 'light' | 'dark' | 'system' {
  const kept = readLocal(localKeys.theme)
  return !kept.refused && (kept.text === 'light' || kept.text === 'dark') ? kept.text : 'system'
}
