import { download } from './download.ts'
import { exportBackup } from './export.ts'

/** What was handed over: how many files it took, and a sentence on what is not in them. */
export type Downloaded = Readonly<{ files: number; lacking: string | null }>

const unread = 'The answers kept here could not be read and are not in the export.'

/** Hands the learner everything kept. */
export async function downloadBackup(): Promise<Downloaded> {
  const now = new Date()
  const { texts, hasAnswers } = await exportBackup(now)
  const name = `gradus-${now.toISOString().slice(0, 10)}`
  texts.forEach((text, index) =>
    download(`${name}${texts.length > 1 ? `-${index + 1}` : ''}.json`, 'application/json', text),
  )
  return { files: texts.length, lacking: hasAnswers ? null : unread }
}
