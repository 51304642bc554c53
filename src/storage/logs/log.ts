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

/** What is in a log, as far as this page knows. */
export type LogContents<T> = Readonly<{
  entries: readonly T[]
  /** When they were put together; 0 until the database has been asked, or an entry has come. */
  asOf: Instant
  /** False until the database has answered, or refused for good: nothing can be said of what it may hold. */
  isRead: boolean
}>

/** A log that only grows, as far as the browser lets us keep it: the rows of one store, to which every tab adds. */
export type Log<T> = Readonly<{
  store: Store<LogContents<T>>
  /** Reads the log. Says whether the database let us. */
  refresh: () => Promise<boolean>
  /**
   * Writes one entry, and with it those that were refused before; where the browser keeps nothing, it lasts as
   * long as the page.
   */
  append: (entry: T) => Promise<void>
  /** Whether the browser has taken every entry, when those that it refused before have been offered once more. */
  flush: () => Promise<boolean>
  /** Tells other tabs that the log has changed, which they cannot see: by the name of what came last, or none. */
  notifyTabs: (last?: string) => void
  /** Forgets what the page itself remembers. */
  clearInMemory: () => void
}>

type LogOptions<T> = Readonly<{
  /** Where in the database it is. */
  storeName: StoreName
  /** What changes with the log in localStorage, for other tabs to follow. */
  key: string
  /** Reads one record, or says null. */
  fromRow: (row: unknown) => T | null
}>

export function createLog<T extends Readonly<{ id: string }>>({
  storeName,
  key,
  fromRow,
}: LogOptions<T>): Log<T> {
  /** What the database held when it was last read. */
  let read: readonly T[] = []
  /** What this page has written since then. */
  let written: readonly T[] = []
  /** Entries that the database has not taken, or not yet; until it does, they last as long as the page. */
  let unkept: readonly T[] = []

  let refused: RefusedEntries<T> = noRefusedEntries

  let isRead = false

  const store = createStore<LogContents<T>>({ entries: [], asOf: 0, isRead }, () => {
    void refresh()
    return onStorageChange(key, () => void refresh())
  })

  /** All of the log, each entry once. It may be long: no click waits for it. */
  const whole = (): LogContents<T> => ({
    entries: [...new Map([...read, ...written].map((entry) => [entry.id, entry])).values()],
    asOf: Date.now(),
    isRead,
  })

  async function refresh(): Promise<boolean> {
    await flush()
    const rows = await withStores([storeName], 'readonly', (stores) =>
      requestResult(stores(storeName).getAll()),
    )
    isRead ||= rows !== null || (await isDatabaseRefused())
    if (rows) {
      // One that cannot be read is passed over, and stays where it is.
      read = rows.flatMap((row: unknown) => fromRow(row) ?? [])
      written = unkept
    }
    store.setLazily(whole)
    return rows !== null
  }

  async function append(entry: T): Promise<void> {
    unkept = [...unkept, entry]
    written = [...written, entry]
    store.setLazily(whole)
    await keepWaiting()
  }

  async function flush(): Promise<boolean> {
    if (unkept.length > 0) await keepWaiting()
    return unkept.length === 0
  }

  async function keepWaiting(): Promise<void> {
    const erasures = refused === noRefusedEntries ? null : await readEraseGeneration()
    written = dropErased(written, refused, erasures)
    unkept = dropErased(unkept, refused, erasures)
    const waiting = unkept
    if (waiting.length === 0) return
    const kept = await withStores([storeName], 'readwrite', (stores) => {
      const rows = stores(storeName)
      const puts = waiting.map((entry) => requestResult(rows.put(entry)))
      // Without this a browser asks the page once more before it keeps them, and the page may be gone by then.
      rows.transaction.commit()
      return Promise.all(puts)
    })
    refused = kept ? noRefusedEntries : { entries: waiting, eraseGeneration: await readEraseGeneration() }
    if (!kept) return
    unkept = unkept.filter((entry) => !waiting.includes(entry))
    notifyTabs(waiting.at(-1)?.id)
  }

  const notifyTabs = (last = ''): void => void writeItem(key, last)

  const clearInMemory = (): void => {
    read = []
    written = []
    unkept = []
    store.setLazily(whole)
  }

  return { store, refresh, append, flush, notifyTabs, clearInMemory }
}
