import type { DownloadOutcome } from './download-backup.ts'

/** Loads the export code on demand, because outside the progress page few visitors need it. */
export async function loadDownloadBackup(): Promise<() => Promise<DownloadOutcome>> {
  const { downloadBackup } = await import('./download-backup.ts')
  return downloadBackup
}
