import { attemptsStore, refreshAttempts } from './attempts.ts'
import type { Backup } from './formats/backup-format.ts'
import { refreshResults, resultsStore } from './results.ts'

/** Everything kept, as the text of one file. */
export async function exportBackup(now: Date): Promise<string> {
  await Promise.all([refreshResults(), refreshAttempts()])
  const backup: Backup = {
    format: 'gradus-backup',
    version: 1,
    exportedAt: now.toISOString(),
    results: [...resultsStore.get().results],
    attempts: attemptsStore.get().map((attempt) => ({ ...attempt, answer: [...attempt.answer] })),
  }
  return JSON.stringify(backup)
}
