import type { Attempt } from '../domain/history/attempt.ts'
import { answered, withStores } from './database.ts'
import { attemptFromRow } from './formats/attempt-row.ts'
import { localKeys } from './local-door.ts'
import { createStore } from './store.ts'

/** Every marked answer of this browser, as far as it lets us keep them. */
export const attemptsStore = createStore<readonly Attempt[]>([], () => {
  void refreshAttempts()
  const onReturn = (event: PageTransitionEvent): void => {
    if (event.persisted) void refreshAttempts()
  }
  // Another tab that finishes a quiz, or erases, changes the array of results and the log beside it.
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === localKeys.results) void refreshAttempts()
  }
  addEventListener('pageshow', onReturn)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener('pageshow', onReturn)
    removeEventListener('storage', onStorage)
  }
})

/** Attempts that the database has not taken, or not yet; until it does, they last as long as the page. */
let unkept: readonly Attempt[] = []

export async function refreshAttempts(): Promise<void> {
  const rows = await withStores(['attempts'], 'readonly', (stores) => answered(stores('attempts').getAll()))
  if (!rows) return
  // One that is no attempt is passed over, and stays where it is.
  const kept = rows.flatMap((row: unknown) => attemptFromRow(row) ?? [])
  const waiting = unkept.filter((attempt) => kept.every(({ id }) => id !== attempt.id))
  attemptsStore.set([...kept, ...waiting])
}

/** Writes one attempt into the log; where the browser keeps nothing, it lasts as long as the page. */
export async function appendAttempt(attempt: Attempt): Promise<void> {
  unkept = [...unkept, attempt]
  attemptsStore.set([...attemptsStore.get(), attempt])
  const key = await withStores(['attempts'], 'readwrite', (stores) =>
    answered(stores('attempts').put(attempt)),
  )
  if (key !== null) unkept = unkept.filter((waiting) => waiting !== attempt)
}

/** Forgets what the page itself remembers. */
export function forgetAttempts(): void {
  unkept = []
  attemptsStore.set([])
}
