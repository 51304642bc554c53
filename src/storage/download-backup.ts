import { download } from './download.ts'
import { exportBackup } from './export.ts'

/** Hands the learner everything kept, and says how many files it took. */
export async function downloadBackup(): Promise<number> {
  const now = new Date()
  const texts = await exportBackup(now)
  const name = `gradus-${now.toISOString().slice(0, 10)}`
  texts.forEach((text, index) =>
    download(`${name}${texts.length > 1 ? `-${index + 1}` : ''}.json`, 'application/json', text),
  )
  return texts.length
}
