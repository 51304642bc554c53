/**
 * Calls `onChange` when another tab changes a key, or any key if `key` is null. Also calls it, with true, when the
 * page is restored from the back/forward cache, because it gets no events while it is cached. Returns a function that
 * stops listening.
 */
export function onStorageChange(key: string | null, onChange: (isRestored: boolean) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (key === null || event.key === null || event.key === key) onChange(false)
  }
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onChange(true)
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}
