import { followKey } from '../../storage/follow.ts'

/** Greets somebody who has been here before; a newcomer is sent nothing of what that takes. */
export function wakeHome(): void {
  let stop = (): void => undefined
  const greet = (): void => {
    stop()
    import('./standing.ts').then(
      ({ keepStanding }) => keepStanding(),
      () => undefined,
    )
  }
  if (document.documentElement.dataset['going'] !== undefined) {
    greet()
    return
  }
  stop = followKey(null, greet)
  void hasDatabase().then((has) => has && greet())
}

/** Whether a database may still hold what is gone elsewhere; a newcomer has none. */
async function hasDatabase(): Promise<boolean> {
  // Some browsers give none, or do not list them.
  return (await indexedDB.databases().catch(() => [])).length > 0
}
