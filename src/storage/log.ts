import type { Instant } from '../domain/lib/instant.ts'
import { answered, isDatabaseRefused, withStores, type StoreName } from './database.ts'
import { countErasures, noneRefused, withoutErased, type Refused } from './erasures.ts'
import { followKey } from './follow.ts'
import { writeLocal } from './local-door.ts'
import { createStore, type Store } from './store.ts'

/** What is in a log, as far as this page knows. */
export type Logged<T> = Readonly<{
  entries: readonly T[]
  /** When they were put together; 0 until the database has been asked, or an entry has come. */
  asOf: Instant
  /** False until the database has answered, or refused for good: nothing can be said of what it may hold. */
  isRead: boolean
}>

/** A log that only grows, as far as the browser lets us keep it: the rows of one store, to which every tab adds. */
export type Log<T> = Readonly<{
  store: Store<Logged<T>>
  /** Reads the log. Says whether the database let us. */
  refresh: () => Promise<boolean>
  /**
   * Writes one entry, and with it those that were refused before; where the browser keeps nothing, it lasts as
   * long as the page.
   */
  append: (entry: T) => Promise<void>
  /** Whether the browser has taken every entry, when those that it refused before have been offered once more. */
  isKept: () => Promise<boolean>
  /** Tells other tabs that the log has changed, which they cannot see: by the name of what came last, or none. */
  tell: (last?: string) => void
  /** Forgets what the page itself remembers. */
  forget: () => void
}>

type Made<T> = Readonly<{
  /** Where in the database it is. */
  name: StoreName
  /** What changes with the log in localStorage, for other tabs to follow. */
  key: string
  /** Reads one record, or says null. */
  fromRow: (row: unknown) => T | null
}>

export function createLog<T extends Readonly<{ id: string }>>({ name, key, fromRow }: Made<T>): Log<T> {
  /** What the database held when it was last read. */
  let read: readonly T[] = []
  /** What this page has written since then. */
  let written: readonly T[] = []
  /** Entries that the database has not taken, or not yet; until it does, they last as long as the page. */
  let unkept: readonly T[] = []

  let refused: Refused<T> = noneRefused

  let isRead = false

  const store = createStore<Logged<T>>({ entries: [], asOf: 0, isRead }, () => {
    void refresh()
    return followKey(key, () => void refresh())
  })

  /** All of the log, each entry once. It may be long: no click waits for it. */
  const whole = (): Logged<T> => ({
    entries: [...new Map([...read, ...written].map((entry) => [entry.id, entry])).values()],
    asOf: Date.now(),
    isRead,
  })

  async function refresh(): Promise<boolean> {
    await isKept()
    const rows = await withStores([name], 'readonly', (stores) => answered(stores(name).getAll()))
    isRead ||= rows !== null || (await isDatabaseRefused())
    if (rows) {
      // One that cannot be read is passed over, and stays where it is.
      read = rows.flatMap((row: unknown) => fromRow(row) ?? [])
      written = unkept
    }
    store.setLater(whole)
    return rows !== null
  }

  async function append(entry: T): Promise<void> {
    unkept = [...unkept, entry]
    written = [...written, entry]
    store.setLater(whole)
    await keepWaiting()
  }

  async function isKept(): Promise<boolean> {
    if (unkept.length > 0) await keepWaiting()
    return unkept.length === 0
  }

  async function keepWaiting(): Promise<void> {
    const erasures = refused === noneRefused ? null : await countErasures()
    written = withoutErased(written, refused, erasures)
    unkept = withoutErased(unkept, refused, erasures)
    const waiting = unkept
    if (waiting.length === 0) return
    const kept = await withStores([name], 'readwrite', (stores) => {
      const rows = stores(name)
      const puts = waiting.map((entry) => answered(rows.put(entry)))
      // Without this a browser asks the page once more before it keeps them, and the page may be gone by then.
      rows.transaction.commit()
      return Promise.all(puts)
    })
    refused = kept ? noneRefused : { entries: waiting, erasures: await countErasures() }
    if (!kept) return
    unkept = unkept.filter((entry) => !waiting.includes(entry))
    tell(waiting.at(-1)?.id)
  }

  const tell = (last = ''): void => void writeLocal(key, last)

  const forget = (): void => {
    read = []
    written = []
    unkept = []
    store.setLater(whole)
  }

  return { store, refresh, append, isKept, tell, forget }
}
