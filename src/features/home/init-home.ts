import { onStorageChange } from '../../storage/browser/on-storage-change.ts'

/** Greets somebody who has been here before; a newcomer is sent nothing of what that takes. */
export function initHome(): void {
  let stop = (): void => undefined
  let isAsked = false
  const greet = (): void => {
    if (isAsked) return
    isAsked = true
    stop()
    import('./returning-visitor.ts').then(({ showReturningVisitor }) => showReturningVisitor(), wait)
  }
  const wait = (): void => {
    isAsked = false
    stop = onStorageChange(null, greet)
  }
  wait()
  if (document.documentElement.dataset['going'] !== undefined) greet()
  else void hasDatabase().then((has) => has && greet())
}

/** Whether a database may still hold what is gone elsewhere; a newcomer has none. */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    // Some browsers give none, or do not list them.
    return false
  }
}
