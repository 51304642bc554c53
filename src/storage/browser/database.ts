/**
 * All access to IndexedDB goes through this module. It uses the browser's requests directly, because a wrapper library
 * would be larger than this code. Rows have the type unknown until a function in `formats/` has parsed them.
 */

export type StoreName = 'results' | 'attempts' | 'recalls' | 'marks' | 'items' | 'records'

/** Milliseconds without a response after which the database is given up. A long write needs more time. */
const timeouts = { opening: 3000, readonly: 3000, readwrite: 5000 } as const

/** When the database last responded, as performance.now(). */
let lastResponseAt = 0

/** Whether a request has timed out. Later requests then do not wait until the database responds again. */
let isUnresponsive = false

let pendingOpen: Promise<IDBDatabase | DatabaseUnavailable> | null = null

/** Why there is no database: the browser does not allow one, or it did not open this time and may still hold data. */
type DatabaseUnavailable = 'refused' | 'failed'

function openDatabase(): Promise<IDBDatabase | DatabaseUnavailable> {
  if (pendingOpen) return pendingOpen
  const attempt = open(schemaVersion)
  // If opening takes longer than the timeout, its outcome is still used later. After a failure, the next call tries again.
  void attempt.then((outcome) => {
    pendingOpen = outcome === 'failed' ? null : attempt
  })
  pendingOpen = Promise.race([attempt, timeoutAfter(timeouts.opening)])
  return pendingOpen
}

/** The version that `upgrade` creates. */
const schemaVersion = 5

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
    // A newer version of the site has upgraded the database. Its current version works too: stores are only ever added.
    if (version && request.error?.name === 'VersionError') return open()
    return isRefusal(request.error) ? 'refused' : 'failed'
  }
}

/** Where site data is blocked, Chromium says only in words that the user has denied permission. */
function isRefusal(error: DOMException | null): boolean {
  return (
    /^(Security|InvalidState)Error$/.test(error?.name ?? '') ||
    /denied permission/i.test(error?.message ?? '')
  )
}

/** Null if the browser throws instead of creating a request. */
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
 * The keys of `results` are made of the result's fields and a number that distinguishes equal results. `marks` holds
 * the erase generation (how often everything was erased), because a page that read data before an erasure must not
 * write it back afterwards. `records` holds the logs of every kind that came later, so a new kind needs no new version.
 */
function upgrade(db: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    db.createObjectStore('results')
    db.createObjectStore('attempts', { keyPath: 'id' })
  }
  if (oldVersion < 2) db.createObjectStore('marks')
  if (oldVersion < 3) db.createObjectStore('recalls', { keyPath: 'id' })
  if (oldVersion < 4) db.createObjectStore('items', { keyPath: 'key' }).createIndex('at', 'at')
  if (oldVersion < 5) db.createObjectStore('records', { keyPath: ['kind', 'id'] })
}

function timeoutAfter(milliseconds: number): Promise<DatabaseUnavailable> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('failed'), milliseconds)
  })
}

/** The result of a request, as a promise. */
export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      lastResponseAt = performance.now()
      resolve(request.result)
    })
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('An IndexedDB request failed without an error')),
    )
  })
}

/** Whether the browser does not allow a database at all, so that nothing can be stored in it. */
export async function isDatabaseRefused(): Promise<boolean> {
  return (await openDatabase()) === 'refused'
}

/** Returns an object store of the running transaction. */
export type Stores = (name: StoreName) => IDBObjectStore

/**
 * Runs `work` in one transaction and waits until it is committed. Returns null if there is no database, if the
 * transaction failed, or if its outcome is unknown because the database stopped responding.
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

/** Resolves to null if the database stops responding, which happens in WebKit. */
function withTimeout<T>(running: Promise<T | null>, limit: number): Promise<T | null> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const maxSilence = isUnresponsive ? 0 : limit
    const checkTimeout = (): void => {
      if (performance.now() - Math.max(startedAt, lastResponseAt) < maxSilence) return
      clearInterval(timer)
      isUnresponsive = true
      resolve(null)
    }
    const timer = setInterval(checkTimeout, 250)
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

/** Undoes the transaction's writes, unless it has already ended. */
function abortQuietly(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort()
  } catch {
    // The transaction has already ended.
  }
}

function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('An IndexedDB transaction was aborted without an error')),
    )
  })
}
