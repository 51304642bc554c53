import type { Attempt } from '../domain/history/attempt.ts'
import { answered, withStores } from './database.ts'
import { followKey } from './follow.ts'
import { attemptFromRow } from './formats/attempt-row.ts'
import { localKeys, writeLocal } from './local-door.ts'
import { createStore } from './store.ts'

/** Every marked answer of this browser, as far as it lets us keep them. */
export const attemptsStore = createStore<readonly Attempt[]>([], () => {
  void refreshAttempts()
  return followKey(localKeys.answers, () => void refreshAttempts())
})

/** What the database held when it was last read. */
let read: readonly Attempt[] = []

/** What this page has written since then. */
let written: readonly Attempt[] = []

/** Attempts that the database has not taken, or not yet; until it does, they last as long as the page. */
let unkept: readonly Attempt[] = []

/** Reads the log. Says whether the database let us. */
export async function refreshAttempts(): Promise<boolean> {
  await areAnswersKept()
  const rows = await withStores(['attempts'], 'readonly', (stores) => answered(stores('attempts').getAll()))
  if (!rows) return false
  // One that is no attempt is passed over, and stays where it is.
  read = rows.flatMap((row: unknown) => attemptFromRow(row) ?? [])
  written = unkept
  attemptsStore.setLater(wholeLog)
  return true
}

/** All of the log, each attempt once. It may be long: no click waits for it. */
function wholeLog(): readonly Attempt[] {
  return [...new Map([...read, ...written].map((attempt) => [attempt.id, attempt])).values()]
}

/**
 * Writes one attempt into the log, without spaces around what was typed, and with it those that were refused
 * before; where the browser keeps nothing, it lasts as long as the page.
 */
export async function appendAttempt(given: Attempt): Promise<void> {
  const attempt = { ...given, answer: given.answer.map((part) => part.trim()) }
  unkept = [...unkept, attempt]
  written = [...written, attempt]
  attemptsStore.setLater(wholeLog)
  await keepWaiting()
}

/** Whether the browser has taken every answer, when those that it refused before have been offered once more. */
export async function areAnswersKept(): Promise<boolean> {
  if (unkept.length > 0) await keepWaiting()
  return unkept.length === 0
}

async function keepWaiting(): Promise<void> {
  const waiting = unkept
  const kept = await withStores(['attempts'], 'readwrite', (stores) => {
    const store = stores('attempts')
    const puts = waiting.map((attempt) => answered(store.put(attempt)))
    // Without this a browser asks the page once more before it keeps them, and the page may be gone by then.
    store.transaction.commit()
    return Promise.all(puts)
  })
  if (!kept) return
  unkept = unkept.filter((attempt) => !waiting.includes(attempt))
  tellOfAnswers(waiting.at(-1)?.id)
}

/** Tells other tabs that the log has changed, which they cannot see: by the name of what came last, or none. */
export function tellOfAnswers(last = ''): void {
  writeLocal(localKeys.answers, last)
}

/** Forgets what the page itself remembers. */
export function forgetAttempts(): void {
  read = []
  written = []
  unkept = []
  attemptsStore.setLater(wholeLog)
}
