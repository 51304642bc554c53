import { download } from '../browser/download.ts'
import { exportBackup } from './export-backup.ts'

/** Sentences to show after an export: what is missing from it, and how many files it has if more than one. */
export type DownloadOutcome = Readonly<{ missingNotice: string | null; partsNotice: string | null }>

const answersMissingText = 'Your saved answers could not be read, so they are not in the export.'

const exportFailedText = 'The export could not be made. Close other tabs and programs, then try again.'

/** Downloads everything that is stored as one or more files. */
export function downloadBackup(): Promise<DownloadOutcome> {
  return downloadFiles().catch(() => ({ missingNotice: exportFailedText, partsNotice: null }))
}

async function downloadFiles(): Promise<DownloadOutcome> {
  const now = new Date()
  const { texts, isComplete } = await exportBackup(now)
  const name = `gradus-${localDay(now)}`
  texts.forEach((text, index) =>
    download(`${name}${texts.length > 1 ? `-${index + 1}` : ''}.json`, 'application/json', text),
  )
  return {
    missingNotice: isComplete ? null : answersMissingText,
    partsNotice: texts.length > 1 ? partsText(texts.length) : null,
  }
}

/** The local date as YYYY-MM-DD. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

function partsText(files: number): string {
  return `Your data is too large for one file, so the export has ${files} files. Keep all of them, and import each one.`
}
