import { forgetAttempts } from './attempts.ts'
import { hasDatabase, withDatabase } from './database.ts'
import { ownLocalKeys, removeLocal } from './local-door.ts'
import { forgetResults, refreshResults } from './results.ts'

/** Removes everything this site keeps in this browser. Says whether the browser let it. */
export async function eraseEverything(): Promise<boolean> {
  const hadDatabase = await hasDatabase()
  const cleared = await withDatabase(async (db) => {
    const transaction = db.transaction(['results', 'attempts'], 'readwrite')
    await Promise.all([
      transaction.objectStore('results').clear(),
      transaction.objectStore('attempts').clear(),
      transaction.done,
    ])
    return true
  })
  if (hadDatabase && cleared === null) return false
  for (const key of ownLocalKeys()) removeLocal(key)
  forgetAttempts()
  forgetResults()
  await refreshResults()
  return true
}
