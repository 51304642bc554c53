import type { Downloaded } from './download-backup.ts'

const unfetched =
  'The export could not be loaded. Check your connection, then try again, or export on the progress page.'

/** Hands the learner everything kept. Few ask for it off the progress page: what makes it is on the server until then. */
export function fetchBackup(): Promise<Downloaded> {
  return import('./download-backup.ts').then(
    ({ downloadBackup }) => downloadBackup(),
    (error: unknown) => {
      console.warn('The export could not be loaded.', error)
      return { lacking: unfetched, parts: null }
    },
  )
}
