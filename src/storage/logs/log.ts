import type { Instant } from '../../domain/time/instant.ts'
import { requestResult, isDatabaseRefused, withStores, type StoreName } from '../browser/database.ts'
import {
  readEraseGeneration,
  noRefusedEntries,
  dropErased,
  type RefusedEntries,
} from '../erase/erase-generation.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import { writeItem } from '../browser/safe-local-storage.ts'
import { createStore, type Store } from '../browser/store.ts'

/** The contents of a log, as far as this page knows. */
export type LogContents<T> = Readonly<{
  entries: readonly T[]
  /** When `entries` was computed; 0 before the database has been read or an entry was added. */
  asOf: Instant
  /** False until the database has been read, or is known not to exist. Until then more entries may be stored. */
  isRead: boolean
}>

/** An append-only list of records in one object store of the database, to which every tab adds. */
export type Log<T> = Readonly<{
  store: Store<LogContents<T>>
  /** Saves unsaved entries and reads the log. Returns whether it could be read. */
  refresh: () => Promise<boolean>
  /** Adds an entry and saves it together with all unsaved ones. If saving fails, they stay in memory until the page closes. */
  append: (entry: T) => Promise<void>
  /** Tries again to save unsaved entries. Returns whether all entries are stored. */
  flush: () => Promise<boolean>
  /** Notifies other tabs of a change through localStorage, because IndexedDB has no events. `lastId` is the newest entry's id. */
  notifyTabs: (lastId?: string) => void
  storeName: StoreName
  /** The database row of an entry. */
  toRow: (entry: T) => object
}>

type LogOptions<T> = Readonly<{
  /** Its object store in the database, or the name under which it shares the store `records`. */
  place: 'attempts' | 'recalls' | Readonly<{ kind: string }>
  /** The key in localStorage that changes with the log, so that other tabs are notified. */
  changeKey: string
  /** Parses one record; null if it is invalid. */
  fromRow: (row: unknown) => T | null
}>

/** The logs that this page has loaded: how to empty each, in memory only. */
const clearFunctions: (() => void)[] = []

/** Removes the entries of all logs from this page's memory, and notifies other tabs that they are gone. */
export function clearLogsInMemory(): void {
  for (const clear of clearFunctions) clear()
}

export function createLog<T extends Readonly<{ id: string }>>({
  place,
  changeKey,
  fromRow,
}: LogOptions<T>): Log<T> {
  const storeName = typeof place === 'string' ? place : 'records'
  const toRow = (entry: T): object => (typeof place === 'string' ? entry : { ...entry, ...place })
  const ownRows = (): IDBKeyRange | undefined =>
    typeof place === 'string' ? undefined : IDBKeyRange.bound([place.kind], [place.kind, []])

  /** The entries in the database when it was last read. */
  let storedEntries: readonly T[] = []
  /** The entries that this page has added since then. */
  let addedEntries: readonly T[] = []
  /** The entries that are not stored yet, or could not be stored. */
  let unsavedEntries: readonly T[] = []

  /** The entries that could not be stored at the last try. */
  let refusedEntries: RefusedEntries<T> = noRefusedEntries

  let isRead = false

  const store = createStore<LogContents<T>>({ entries: [], asOf: 0, isRead }, () => {
    void refresh()
    return onStorageChange(changeKey, () => void refresh())
  })

  /** Computed lazily, because a log may be long and no click should wait for it. */
  const currentContents = (): LogContents<T> => ({
    entries: [...new Map([...storedEntries, ...addedEntries].map((entry) => [entry.id, entry])).values()],
    asOf: Date.now(),
    isRead,
  })

  async function refresh(): Promise<boolean> {
    await flush()
    const rows = await withStores([storeName], 'readonly', (stores) =>
      requestResult(stores(storeName).getAll(ownRows())),
    )
    isRead ||= rows !== null || (await isDatabaseRefused())
    if (rows) {
      // Invalid records are skipped, and stay in the database.
      storedEntries = rows.flatMap((row: unknown) => fromRow(row) ?? [])
      addedEntries = unsavedEntries
    }
    store.setLazily(currentContents)
    return rows !== null
  }

  async function append(entry: T): Promise<void> {
    unsavedEntries = [...unsavedEntries, entry]
    addedEntries = [...addedEntries, entry]
    store.setLazily(currentContents)
    await saveUnsaved()
  }

  async function flush(): Promise<boolean> {
    if (unsavedEntries.length > 0) await saveUnsaved()
    return unsavedEntries.length === 0
  }

  async function saveUnsaved(): Promise<void> {
    const eraseGeneration = refusedEntries === noRefusedEntries ? null : await readEraseGeneration()
    addedEntries = dropErased(addedEntries, refusedEntries, eraseGeneration)
    unsavedEntries = dropErased(unsavedEntries, refusedEntries, eraseGeneration)
    const entriesToSave = unsavedEntries
    if (entriesToSave.length === 0) return
    const saved = await withStores([storeName], 'readwrite', (stores) => {
      const rows = stores(storeName)
      const puts = entriesToSave.map((entry) => requestResult(rows.put(toRow(entry))))
      // Without an explicit commit, the browser calls the page back before it commits, and the page may be closed by then.
      rows.transaction.commit()
      return Promise.all(puts)
    })
    refusedEntries = saved
      ? noRefusedEntries
      : { entries: entriesToSave, eraseGeneration: await readEraseGeneration() }
    if (!saved) return
    unsavedEntries = unsavedEntries.filter((entry) => !entriesToSave.includes(entry))
    notifyTabs(entriesToSave.at(-1)?.id)
  }

  const notifyTabs = (lastId = ''): void => void writeItem(changeKey, lastId)

  clearFunctions.push(() => {
    notifyTabs()
    storedEntries = []
    addedEntries = []
    unsavedEntries = []
    store.setLazily(currentContents)
  })

  return { store, refresh, append, flush, notifyTabs, storeName, toRow }
}
