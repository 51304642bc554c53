import { attemptsStore } from './attempts.ts'
import { withDatabase } from './database.ts'
import { ownLocalKeys, removeLocal } from './local-door.ts'
import { refreshResults, resultsStore } from './results.ts'

/** Removes everything this site keeps in this browser. */
export async function eraseEverything(): Promise<void> {
  await withDatabase(async (db) => {
    const transaction = db.transaction(['results', 'attempts'], 'readwrite')
    await transaction.objectStore('results').clear()
    await transaction.objectStore('attempts').clear()
    await transaction.done
  })
  for (const key of ownLocalKeys()) removeLocal(key)
  attemptsStore.set([])
  resultsStore.set({ ready: true, results: [], notices: [] })
  await refreshResults()
}
