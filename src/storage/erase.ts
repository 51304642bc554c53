import { forgetAttempts } from './attempts.ts'
import { hasDatabase, withDatabase } from './database.ts'
import { localKeys, ownLocalKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'
import { forgetResults, refreshResults } from './results.ts'

/** Removes everything this site keeps in this browser. Says whether the browser let it. */
export async function eraseEverything(): Promise<boolean> {
  const hadDatabase = await hasDatabase()
  const keptArray = readLocal(localKeys.results)
  removeLocal(localKeys.results)
  const cleared = await withDatabase(async (db) => {
    const transaction = db.transaction(['results', 'attempts', 'marks'], 'readwrite')
    const marks = transaction.objectStore('marks')
    const countErasure = async (): Promise<unknown> =>
      marks.put(((await marks.get('erasures')) ?? 0) + 1, 'erasures')
    await Promise.all([
      transaction.objectStore('results').clear(),
      transaction.objectStore('attempts').clear(),
      countErasure(),
      transaction.done,
    ])
    return true
  })
  if (hadDatabase && cleared === null) {
    if (!keptArray.refused && keptArray.text !== null) writeLocal(localKeys.results, keptArray.text)
    return false
  }
  for (const key of ownLocalKeys()) removeLocal(key)
  forgetAttempts()
  forgetResults()
  await refreshResults()
  return true
}
