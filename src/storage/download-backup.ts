import { download } from './download.ts'
import { exportBackup } from './export.ts'

/** What was handed over: how many files it took, and a sentence on what is not in them. */
export type Downloaded = Readonly<{ files: number; lacking: string | null }>

const unread = 'The answers kept here could not be read and are not in the export.'

/** Hands the learner everything kept. */
export async function downloadBackup(): Promise<Downloaded> {
  const now = new Date()
  const { texts, hasAnswers } = await exportBackup(now)
  const name = `gradus-${localDay(now)}`
  texts.forEach((text, index) =>
    download(`${name}${texts.length > 1 ? `-${index + 1}` : ''}.json`, 'application/json', text),
  )
  return { files: texts.length, lacking: hasAnswers ? null : unread }
}

/** The day on the learner's own calendar, in the order that sorts. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
