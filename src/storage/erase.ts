import { forgetAttempts } from './attempts.ts'
import { withDatabase } from './database.ts'
import { ownLocalKeys, removeLocal } from './local-door.ts'
import { forgetResults, refreshResults } from './results.ts'

/** Removes everything this site keeps in this browser. */
export async function eraseEverything(): Promise<void> {
  await withDatabase(async (db) => {
    const transaction = db.transaction(['results', 'attempts'], 'readwrite')
    await Promise.all([
      transaction.objectStore('results').clear(),
      transaction.objectStore('attempts').clear(),
      transaction.done,
    ])
  })
  for (const key of ownLocalKeys()) removeLocal(key)
  forgetAttempts()
  forgetResults()
  await refreshResults()
}
