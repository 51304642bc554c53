import { exportBackup } from './export.ts'

/** Hands the learner everything kept, as a file. */
export async function downloadBackup(): Promise<void> {
  const now = new Date()
  const text = await exportBackup(now)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `gradus-${now.toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
