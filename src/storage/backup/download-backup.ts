import { download } from '../browser/download.ts'
import { exportBackup } from './export-backup.ts'

/** What was handed over: a sentence on what is not in it, and one on its parts where it took several files. */
export type DownloadOutcome = Readonly<{ missingNotice: string | null; partsNotice: string | null }>

const answersMissingText = 'The answers kept here could not be read and are not in the export.'

const exportFailedText = 'The export could not be made. Close other tabs and programs, then try again.'

/** Hands the learner everything kept, or says why not. */
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

/** The day on the learner's own calendar, in the order that sorts. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

function partsText(files: number): string {
  return `Your data is too large for one file, so the export is ${files} files. Keep them all, and import each.`
}
