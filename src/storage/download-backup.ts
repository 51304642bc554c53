import { download } from './download.ts'
import { exportBackup } from './export.ts'

/** Hands the learner everything kept, and says how many files it took. */
export async function downloadBackup(): Promise<number> {
  const now = new Date()
  const texts = await exportBackup(now)
  texts.forEach((text, index) => {
    const part = texts.length > 1 ? `-part-${index + 1}` : ''
    download(`gradus-${now.toISOString().slice(0, 10)}${part}.json`, 'application/json', text)
  })
  return texts.length
}
