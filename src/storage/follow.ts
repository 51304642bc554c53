/**
 * Follows what other tabs do with a key, or with all: they tell at once, but not a page that sleeps until Back
 * revives it, which may have missed something. Gives the way to stop.
 */
export function followKey(key: string | null, note: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (key === null || event.key === null || event.key === key) note()
  }
  const onReturn = (event: PageTransitionEvent): void => {
    if (event.persisted) note()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onReturn)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onReturn)
  }
}
