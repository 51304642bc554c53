import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { vi } from 'vitest'

/** What the storage layer needs of a browser: a localStorage and a database that can be made to fail. */
export type FakeBrowser = Readonly<{
  /** What localStorage holds. */
  items: Map<string, string>
  /** Every touch of localStorage throws, as where cookies are blocked. */
  blockLocal: () => void
  /** Nothing more fits into localStorage. */
  fillLocal: () => void
  /** localStorage is as it should be again. */
  freeLocal: () => void
  /** The browser gives no database. */
  blockDatabase: () => void
  /** Another tab changed a key. */
  tellOfChange: (key: string | null) => void
  /** The page is shown: for the first time, or once more as it was. */
  revive: (persisted: boolean) => void
}>

export function installBrowser(): FakeBrowser {
  vi.restoreAllMocks()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const items = new Map<string, string>()
  let health: 'well' | 'blocked' | 'full' = 'well'
  const storage = storageOver(items, () => health === 'full')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      if (health === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError')
      return storage
    },
  })
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  return {
    items,
    blockLocal: () => void (health = 'blocked'),
    fillLocal: () => void (health = 'full'),
    freeLocal: () => void (health = 'well'),
    blockDatabase: () => {
      vi.stubGlobal('indexedDB', {
        open() {
          throw new DOMException('A mutation operation was attempted.', 'InvalidStateError')
        },
      })
    },
    tellOfChange: (key) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    revive: (persisted) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}

/** The disk is full: whatever is put into the database undoes its transaction. */
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
  // A page may ask to keep what it has put before it hears that this failed.
  vi.spyOn(IDBTransaction.prototype, 'commit').mockReturnValue(undefined)
}

function storageOver(items: Map<string, string>, isFull: () => boolean): object {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
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
