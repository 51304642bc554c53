import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { vi } from 'vitest'

/** The parts of a browser that storage uses: a localStorage and an IndexedDB that can be made to fail. */
export type FakeBrowser = Readonly<{
  /** The contents of localStorage. */
  items: Map<string, string>
  /** Makes every access to localStorage throw, as browsers do when cookies are blocked. */
  blockLocalStorage: () => void
  /** Makes writes to localStorage throw that would make it larger than so many characters. */
  fillLocalStorage: (capacity?: number) => void
  /** Undoes `blockLocalStorage` and `fillLocalStorage`. */
  repairLocalStorage: () => void
  /** Makes opening the database throw. */
  blockDatabase: () => void
  /** Simulates another tab changing a key, or with null clearing all. */
  dispatchStorageEvent: (key: string | null) => void
  /** Simulates the page being shown: newly loaded, or (persisted) restored from the back/forward cache. */
  dispatchPageShow: (persisted: boolean) => void
}>

export function installBrowser(): FakeBrowser {
  vi.restoreAllMocks()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const items = new Map<string, string>()
  let state: 'working' | 'blocked' | 'full' = 'working'
  let maxLength = 0
  const storage = storageOver(items, () => (state === 'full' ? maxLength : Infinity))
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      if (state === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError')
      return storage
    },
  })
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  return {
    items,
    blockLocalStorage: () => void (state = 'blocked'),
    fillLocalStorage: (capacity = 0) => {
      state = 'full'
      maxLength = capacity
    },
    repairLocalStorage: () => void (state = 'working'),
    blockDatabase: () => {
      vi.stubGlobal('indexedDB', {
        open() {
          throw new DOMException('A mutation operation was attempted.', 'InvalidStateError')
        },
      })
    },
    dispatchStorageEvent: (key) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    dispatchPageShow: (persisted) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}

/** Simulates a full disk: every put into the database aborts its transaction. */
export function fillDatabase(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    value,
    key,
  ) {
    const request = this.add(value, key)
    this.transaction.abort()
    return request
  })
  // Storage calls commit() before it learns that a put failed; here the transaction is already aborted by then.
  vi.spyOn(IDBTransaction.prototype, 'commit').mockReturnValue(undefined)
}

function storageOver(items: Map<string, string>, capacity: () => number): object {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...items].filter(([other]) => other !== key)
      if (others.flat().join('').length + key.length + text.length > capacity())
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => items.delete(key),
  }
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      configurable: true,
      enumerable: true,
      value: items.get(String(key)),
    }),
  })
}
