import { isDatabaseRefused, withStores } from '../browser/database.ts'
import { listOwnKeys, removeItem } from '../browser/safe-local-storage.ts'
import { clearLogsInMemory } from '../logs/log.ts'
import { forgetItems } from '../items/saved-items.ts'
import { eraseGenerationIn } from './erase-generation.ts'
import { clearResultsInMemory, refreshResults } from '../results/results.ts'

/** Removes everything that this site has stored in this browser. Returns whether that succeeded. */
export async function eraseEverything(): Promise<boolean> {
  // The database is first: its new erase generation shows other tabs that an array they still see is outdated.
  const eraseGeneration = await eraseDatabase()
  const isErased = eraseGeneration !== null
  if (!isErased && !(await isDatabaseRefused())) return false
  clearLogsInMemory()
  forgetItems(eraseGeneration ?? 0)
  const removed = listOwnKeys()?.map(removeItem)
  clearResultsInMemory()
  await refreshResults()
  // Other tabs get a storage event from the browser; this tab needs its own.
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  // Without access to localStorage, data may still be stored there, unless the database is refused as well.
  return removed?.every(Boolean) ?? !isErased
}

const clearedStores = ['results', 'attempts', 'recalls', 'items', 'records'] as const

/** Clears the database and increases the erase generation. Returns the new one, or null if that failed. */
function eraseDatabase(): Promise<number | null> {
  return withStores([...clearedStores, 'marks'], 'readwrite', async (stores) => {
    for (const name of clearedStores) stores(name).clear()
    const eraseGeneration = (await eraseGenerationIn(stores)) + 1
    stores('marks').put(eraseGeneration, 'erasures')
    return eraseGeneration
  })
}
