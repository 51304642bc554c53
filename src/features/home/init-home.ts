import { onStorageChange } from '../../storage/browser/on-storage-change.ts'

/** Loads and runs the returning-visitor code only in a browser with stored data, so a first visit never downloads it. */
export function initHome(): void {
  let stopWatching = (): void => undefined
  let isLoading = false
  const showPanel = (): void => {
    if (isLoading) return
    isLoading = true
    stopWatching()
    import('./returning-visitor.ts').then(
      ({ showReturningVisitor }) => showReturningVisitor(),
      retryOnStorageChange,
    )
  }
  const retryOnStorageChange = (): void => {
    isLoading = false
    stopWatching = onStorageChange(null, showPanel)
  }
  retryOnStorageChange()
  if (document.documentElement.dataset['practiced'] !== undefined) showPanel()
  else void hasDatabase().then((exists) => exists && showPanel())
}

/** Whether this site has a database here: it may still hold results that are missing from localStorage. */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    // Some browsers refuse IndexedDB, or cannot list databases.
    return false
  }
}
