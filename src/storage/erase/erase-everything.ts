import { attemptLog } from '../logs/attempts.ts'
import { isDatabaseRefused, withStores } from '../browser/database.ts'
import { listOwnKeys, removeItem } from '../browser/safe-local-storage.ts'
import { recallLog } from '../logs/recalls.ts'
import { eraseGenerationIn } from './erase-generation.ts'
import { clearResultsInMemory, refreshResults } from '../results/results.ts'

/** Removes everything that this site has stored in this browser. Returns whether that succeeded. */
export async function eraseEverything(): Promise<boolean> {
  // The database is first: its new erase generation shows other tabs that an array they still see is outdated.
  const isErased = await eraseDatabase()
  if (!isErased && !(await isDatabaseRefused())) return false
  attemptLog.notifyTabs()
  recallLog.notifyTabs()
  const removed = listOwnKeys()?.map(removeItem)
  attemptLog.clearInMemory()
  recallLog.clearInMemory()
  clearResultsInMemory()
  await refreshResults()
  // Other tabs get a storage event from the browser; this tab needs its own.
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  // Without access to localStorage, data may still be stored there, unless the database is refused as well.
  return removed?.every(Boolean) ?? !isErased
}

const clearedStores = ['results', 'attempts', 'recalls'] as const

/** Clears the database and increases the erase generation. */
async function eraseDatabase(): Promise<boolean> {
  const erased = await withStores([...clearedStores, 'marks'], 'readwrite', async (stores) => {
    for (const name of clearedStores) stores(name).clear()
    stores('marks').put((await eraseGenerationIn(stores)) + 1, 'erasures')
    return true
  })
  return erased === true
}
