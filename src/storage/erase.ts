import { attemptLog } from './attempts.ts'
import { isDatabaseRefused, withStores } from './database.ts'
import { ownLocalKeys, removeLocal } from './local-door.ts'
import { recallLog } from './recalls.ts'
import { erasuresIn } from './erasures.ts'
import { forgetResults, refreshResults } from './results.ts'

/** Removes everything this site keeps in this browser. Says whether the browser let it. */
export async function eraseEverything(): Promise<boolean> {
  // The database goes first: it counts the erasure, by which others know an array they still see to be old.
  const isErased = await eraseDatabase()
  if (!isErased && !(await isDatabaseRefused())) return false
  attemptLog.tell()
  recallLog.tell()
  const removed = ownLocalKeys()?.map(removeLocal)
  attemptLog.forget()
  recallLog.forget()
  forgetResults()
  await refreshResults()
  // This tab hears of it as others do.
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  // A browser that refuses both keeps nothing; one that refuses this alone may hold what it does not show.
  return removed?.every(Boolean) ?? !isErased
}

const kept = ['results', 'attempts', 'recalls'] as const

/** Takes everything out of the database, and counts that it was. */
async function eraseDatabase(): Promise<boolean> {
  const erased = await withStores([...kept, 'marks'], 'readwrite', async (stores) => {
    for (const name of kept) stores(name).clear()
    stores('marks').put((await erasuresIn(stores)) + 1, 'erasures')
    return true
  })
  return erased === true
}
