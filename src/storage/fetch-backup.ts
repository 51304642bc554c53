import type { Downloaded } from './download-backup.ts'

/** Fetches what makes the export. Few ask for it off the progress page: it is on the server until then. */
export async function fetchBackup(): Promise<() => Promise<Downloaded>> {
  const { downloadBackup } = await import('./download-backup.ts')
  return downloadBackup
}
