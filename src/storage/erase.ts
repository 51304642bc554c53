import { forgetAttempts } from './attempts.ts'
import { hasDatabase } from './database.ts'
import { localKeys, ownLocalKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'
import { eraseDatabase } from './results-copies.ts'
import { forgetResults, refreshResults } from './results.ts'

/** Removes everything this site keeps in this browser. Says whether the browser let it. */
export async function eraseEverything(): Promise<boolean> {
  const hadDatabase = await hasDatabase()
  // The array goes first, so that nobody who sees the database empty can still find it full.
  const array = readLocal(localKeys.results)
  removeLocal(localKeys.results)
  if (hadDatabase && !(await eraseDatabase())) {
    if (!array.refused && array.text !== null) writeLocal(localKeys.results, array.text)
    return false
  }
  for (const key of ownLocalKeys()) removeLocal(key)
  forgetAttempts()
  forgetResults()
  await refreshResults()
  return true
}
