import { forgetAttempts } from './attempts.ts'
import { isDatabaseRefused } from './database.ts'
import { ownLocalKeys, removeLocal } from './local-door.ts'
import { eraseDatabase } from './results-copies.ts'
import { forgetResults, refreshResults } from './results.ts'

/** Removes everything this site keeps in this browser. Says whether the browser let it. */
export async function eraseEverything(): Promise<boolean> {
  // The database goes first: it counts the erasure, by which others know an array they still see to be old.
  if (!(await eraseDatabase()) && !(await isDatabaseRefused())) return false
  for (const key of ownLocalKeys()) removeLocal(key)
  forgetAttempts()
  forgetResults()
  await refreshResults()
  return true
}
