import { attemptLog } from '../logs/attempts.ts'
import { isDatabaseRefused, withStores } from '../browser/database.ts'
import { listOwnKeys, removeItem } from '../browser/safe-local-storage.ts'
import { recallLog } from '../logs/recalls.ts'
import { eraseGenerationIn } from './erase-generation.ts'
import { clearResultsInMemory, refreshResults } from '../results/results.ts'

/** Removes everything this site keeps in this browser. Says whether the browser let it. */
export async function eraseEverything(): Promise<boolean> {
  // The database goes first: it counts the erasure, by which others know an array they still see to be old.
  const isErased = await eraseDatabase()
  if (!isErased && !(await isDatabaseRefused())) return false
  attemptLog.notifyTabs()
  recallLog.notifyTabs()
  const removed = listOwnKeys()?.map(removeItem)
  attemptLog.clearInMemory()
  recallLog.clearInMemory()
  clearResultsInMemory()
  await refreshResults()
  // This tab hears of it as others do.
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  // A browser that refuses both keeps nothing; one that refuses this alone may hold what it does not show.
  return removed?.every(Boolean) ?? !isErased
}

const clearedStores = ['results', 'attempts', 'recalls'] as const

/** Takes everything out of the database, and counts that it was. */
async function eraseDatabase(): Promise<boolean> {
  const erased = await withStores([...clearedStores, 'marks'], 'readwrite', async (stores) => {
    for (const name of clearedStores) stores(name).clear()
    stores('marks').put((await eraseGenerationIn(stores)) + 1, 'erasures')
    return true
  })
  return erased === true
}
