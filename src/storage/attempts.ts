import type { Attempt } from '../domain/history/attempt.ts'
import { withDatabase } from './database.ts'
import { createStore } from './store.ts'

/** Every marked answer of this browser, as far as it lets us keep them. */
export const attemptsStore = createStore<readonly Attempt[]>([], () => {
  void refreshAttempts()
  const onReturn = (event: PageTransitionEvent): void => {
    if (event.persisted) void refreshAttempts()
  }
  addEventListener('pageshow', onReturn)
  return () => removeEventListener('pageshow', onReturn)
})

export async function refreshAttempts(): Promise<void> {
  const kept = await withDatabase((db) => db.getAll('attempts'))
  if (kept) attemptsStore.set(kept)
}

/** Writes one attempt into the log; where the browser keeps nothing, it lasts as long as the page. */
export async function appendAttempt(attempt: Attempt): Promise<void> {
  attemptsStore.set([...attemptsStore.get(), attempt])
  await withDatabase((db) => db.put('attempts', attempt))
}
