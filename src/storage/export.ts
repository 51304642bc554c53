import { attemptsStore, refreshAttempts } from './attempts.ts'
import type { Backup } from './formats/backup-format.ts'
import { plansTicked, readTicks } from './plan-ticks.ts'
import { refreshResults, resultsStore } from './results.ts'
import { readSettings } from './settings.ts'

/** Everything kept, as the text of one file. */
export async function exportBackup(now: Date): Promise<string> {
  await Promise.all([refreshResults(), refreshAttempts()])
  const backup: Backup = {
    format: 'gradus-backup',
    version: 2,
    exportedAt: now.toISOString(),
    results: [...resultsStore.get().results],
    attempts: attemptsStore.get().map((attempt) => ({ ...attempt, answer: [...attempt.answer] })),
    settings: readSettings(),
    ticks: plansTicked().map((plan) => ({ plan, done: [...readTicks(plan)] })),
  }
  return JSON.stringify(backup)
}
