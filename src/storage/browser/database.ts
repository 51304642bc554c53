/**
 * The one door to what is in IndexedDB, over the browser's own requests: the library that wraps them all weighs more than
 * the few that are made here. What is read is unknown until a format has read it.
 */

export type StoreName = 'results' | 'attempts' | 'recalls' | 'marks'

/** How long the database may be silent before we go on without it; a long writing is silent for a while. */
const timeouts = { opening: 3000, readonly: 3000, readwrite: 5000 } as const

/** When it last answered a request, by the page's own clock. */
let lastResponseAt = 0

/** Whether it was given up; it is not waited for again until it answers. */
let isUnresponsive = false

let pendingOpen: Promise<IDBDatabase | DatabaseUnavailable> | null = null

/** Why there is no database: the browser gives us none, or it did not open now and may still hold something. */
type DatabaseUnavailable = 'refused' | 'silent'

function openDatabase(): Promise<IDBDatabase | DatabaseUnavailable> {
  if (pendingOpen) return pendingOpen
  const asked = open(schemaVersion)
  // An answer that comes late is still an answer; after an error the next request asks again.
  void asked.then((outcome) => {
    pendingOpen = outcome === 'silent' ? null : asked
  })
  pendingOpen = Promise.race([asked, timeoutAfter(timeouts.opening)])
  return pendingOpen
}

/** The version of what `upgrade` makes. */
const schemaVersion = 3

async function open(version?: number): Promise<IDBDatabase | DatabaseUnavailable> {
  const request = requestToOpen(version)
  if (!request) return 'refused'
  try {
    const db = await requestResult(request)
    db.addEventListener('versionchange', () => {
      db.close()
      pendingOpen = null
    })
    db.addEventListener('close', () => {
      pendingOpen = null
    })
    return db
  } catch {
    // A newer page has been here. What this one needs is there all the same: stores are only ever added.
    if (version && request.error?.name === 'VersionError') return open()
    return /^(Security|InvalidState)Error$/.test(request.error?.name ?? '') ? 'refused' : 'silent'
  }
}

/** The request, or null in a browser that does not even let us ask. */
function requestToOpen(version?: number): IDBOpenDBRequest | null {
  try {
    const request = indexedDB.open('gradus', version)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion))
    return request
  } catch {
    return null
  }
}

/**
 * `results` are keyed by the result itself and a number that tells equal ones apart. `marks` counts how often
 * everything was erased: a page that began to read before an erasure must not write after it.
 */
function upgrade(db: IDBDatabase, from: number): void {
  if (from < 1) {
    db.createObjectStore('results')
    db.createObjectStore('attempts', { keyPath: 'id' })
  }
  if (from < 2) db.createObjectStore('marks')
  if (from < 3) db.createObjectStore('recalls', { keyPath: 'id' })
}

function timeoutAfter(milliseconds: number): Promise<DatabaseUnavailable> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('silent'), milliseconds)
  })
}

/** What a request comes to. */
export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      lastResponseAt = performance.now()
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')))
  })
}

/** Whether this browser gives us no database at all, so that nothing can be in it. */
export async function isDatabaseRefused(): Promise<boolean> {
  return (await openDatabase()) === 'refused'
}

/** Gives a store of the running transaction. */
export type Stores = (name: StoreName) => IDBObjectStore

/**
 * Runs a piece of work on stores of the database, all of it or nothing, and waits until it is kept; null where
 * there is no database, it failed, or it is not known because the database fell silent.
 */
export async function withStores<T>(
  names: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Promise<T>,
): Promise<T | null> {
  const db = await openDatabase()
  if (typeof db === 'string') return null
  return withTimeout(runTransaction(db, names, mode, work), timeouts[mode])
}

/** WebKit may leave a database that never answers again: what was asked of it is then null. */
function withTimeout<T>(running: Promise<T | null>, limit: number): Promise<T | null> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const allowed = isUnresponsive ? 0 : limit
    const listen = (): void => {
      if (performance.now() - Math.max(begun, lastResponseAt) < allowed) return
      clearInterval(timer)
      isUnresponsive = true
      resolve(null)
    }
    const timer = setInterval(listen, 250)
    void running.then((outcome) => {
      clearInterval(timer)
      isUnresponsive = false
      resolve(outcome)
    })
  })
}

async function runTransaction<T>(
  db: IDBDatabase,
  names: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Promise<T>,
): Promise<T | null> {
  let transaction: IDBTransaction | null = null
  try {
    const begun = db.transaction(names, mode, { durability: 'strict' })
    transaction = begun
    const [outcome] = await Promise.all([work((name) => begun.objectStore(name)), transactionDone(begun)])
    return outcome
  } catch {
    abortQuietly(transaction)
    return null
  }
}

/** Takes back what was written, where the transaction has not ended by itself. */
function abortQuietly(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort()
  } catch {
    // It has ended.
  }
}

function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The database gave up')),
    )
  })
}
