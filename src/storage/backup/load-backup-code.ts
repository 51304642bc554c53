import type { DownloadOutcome } from './download-backup.ts'

/** Fetches what makes the export. Few ask for it off the progress page: it is on the server until then. */
export async function loadDownloadBackup(): Promise<() => Promise<DownloadOutcome>> {
  const { downloadBackup } = await import('./download-backup.ts')
  return downloadBackup
}
