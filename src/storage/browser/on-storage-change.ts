/**
 * Follows what other tabs do with a key, or with all: they tell at once, but not a page that sleeps until Back
 * revives it, which may have missed something. The note says whether that is why. Gives the way to stop.
 */
export function onStorageChange(key: string | null, note: (isRevived: boolean) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (key === null || event.key === null || event.key === key) note(false)
  }
  const onReturn = (event: PageTransitionEvent): void => {
    if (event.persisted) note(true)
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onReturn)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onReturn)
  }
}
