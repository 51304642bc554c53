/**
 * The one door to IndexedDB, over the browser's own requests: the library that wraps them all weighs more than
 * the few that are made here. What is read is unknown until a format has read it.
 */

export type StoreName = 'results' | 'attempts' | 'marks'

/** How long the browser may take to open the database, or to read from it, before we go on without it. */
const patience = 3000

/** Whether the last reading was given up; the next is not waited for either, until the database answers. */
let isStuck = false

let opening: Promise<IDBDatabase | null> | null = null

/** The database, or null where the browser does not give us one. */
function database(): Promise<IDBDatabase | null> {
  opening ??= Promise.race([open(), giveUpAfter(patience)])
  return opening
}

async function open(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open('gradus', 2)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion))
    const db = await answered(request)
    db.addEventListener('versionchange', () => {
      db.close()
      opening = null
    })
    db.addEventListener('close', () => {
      opening = null
    })
    return db
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
  db.createObjectStore('marks')
}

function giveUpAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds)
  })
}

/** What a request comes to. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')))
  })
}

/** Whether this browser gives us a database at all. */
export async function hasDatabase(): Promise<boolean> {
  return (await database()) !== null
}

/** Gives a store of the running transaction. */
export type Stores = (name: StoreName) => IDBObjectStore

/**
 * Runs a piece of work on stores of the database, all of it or nothing, and waits until it is kept; null where
 * there is no database or it failed.
 */
export async function withStores<T>(
  names: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Promise<T>,
): Promise<T | null> {
  const db = await database()
  if (!db) return null
  const running = run(db, names, mode, work)
  return mode === 'readonly' ? inTime(running) : running
}

/** WebKit may leave a database that never answers again: what was read is then null. */
function inTime<T>(running: Promise<T | null>): Promise<T | null> {
  return new Promise((resolve) => {
    const giveUp = (): void => {
      isStuck = true
      resolve(null)
    }
    const timer = setTimeout(giveUp, isStuck ? 0 : patience)
    void running.then((outcome) => {
      clearTimeout(timer)
      isStuck = false
      resolve(outcome)
    })
  })
}

async function run<T>(
  db: IDBDatabase,
  names: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Promise<T>,
): Promise<T | null> {
  try {
    const transaction = db.transaction(names, mode, { durability: 'strict' })
    const [outcome] = await Promise.all([
      work((name) => transaction.objectStore(name)),
      completed(transaction),
    ])
    return outcome
  } catch {
    return null
  }
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The database gave up')),
    )
  })
}
