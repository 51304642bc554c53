import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Attempt } from '../domain/history/attempt.ts'
import type { QuizResult } from '../domain/history/result.ts'

type GradusSchema = DBSchema & {
  /** Keyed by the result itself and a number that tells equal ones apart. */
  results: { key: string; value: QuizResult }
  attempts: { key: string; value: Attempt }
  /** How often everything was erased: a page that began to read before an erasure must not write after it. */
  marks: { key: 'erasures'; value: number }
}

export type Database = IDBPDatabase<GradusSchema>

/** How long the browser may take to open the database before we go on without it. */
const patience = 3000

let opening: Promise<Database | null> | null = null

/** The database, or null where the browser does not give us one. */
function database(): Promise<Database | null> {
  opening ??= Promise.race([open(), giveUpAfter(patience)])
  return opening
}

async function open(): Promise<Database | null> {
  try {
    return await openDB<GradusSchema>('gradus', 2, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('results')
          db.createObjectStore('attempts', { keyPath: 'id' })
        }
        db.createObjectStore('marks')
      },
      blocking: (_current, _blocked, event) => {
        const { target } = event
        if (target instanceof IDBDatabase) target.close()
        opening = null
      },
      terminated: () => {
        opening = null
      },
    })
  } catch {
    return null
  }
}

function giveUpAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds)
  })
}

/** Whether this browser gives us a database at all. */
export async function hasDatabase(): Promise<boolean> {
  return (await database()) !== null
}

/** Runs a piece of work on the database; null where there is none or it failed. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T | null> {
  const db = await database()
  if (!db) return null
  try {
    return await work(db)
  } catch {
    return null
  }
}
