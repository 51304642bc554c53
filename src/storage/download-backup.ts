import { download } from './download.ts'
import { exportBackup } from './export.ts'

/** Hands the learner everything kept, as a file. */
export async function downloadBackup(): Promise<void> {
  const now = new Date()
  download(`gradus-${now.toISOString().slice(0, 10)}.json`, 'application/json', await exportBackup(now))
}
